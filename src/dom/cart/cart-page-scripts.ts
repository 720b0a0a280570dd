import { isBound } from "#src/dom/jquery/page-plugins.ts";

/** Other scripts of the cart page, known by what they bind through jQuery. */

/** True where the platform's cart page script runs. Side carts hear the same event, so look at the handler's code. */
export const hasCartPageScript = (): boolean => isBound(document, "wc_update_cart", "update_cart");

/** True where the builder's quantity script runs. Its native listeners cannot be seen, but this jQuery listener can. */
export const hasQuantityScript = (): boolean => isBound(document.body, "wc_cart_emptied", "bde-cart-contents");
