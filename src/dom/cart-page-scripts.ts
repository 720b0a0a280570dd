import { listenersOf } from "./jquery.ts";

/** Other scripts of the cart page, known by what they bind through jQuery. */

const isBound = (target: EventTarget, type: string, text: string): boolean =>
  listenersOf(target, type).some(({ handler }) => String(handler).includes(text));

/** True when the platform's script of the cart page runs on it. Side carts hear the same events. */
export const hasCartPageScript = (): boolean => isBound(document, "wc_update_cart", "update_cart");

/**
 * True when the page builder's script for cart quantities runs on the page. It hears changes natively, which nobody can
 * see from outside, but binds through jQuery what loads the builder's cart page anew when it is emptied.
 */
export const hasQuantityScript = (): boolean => isBound(document.body, "wc_cart_emptied", "bde-cart-contents");
