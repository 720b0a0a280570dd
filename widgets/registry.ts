import { loadCart } from "#src/cart-demand.ts";
import type { Registry } from "#src/islands/define-widget.ts";

/** Every widget: the platform's markup that it adopts, when its code loads, and where that is. Sorted by name. */
export const registry: Registry = {
  "add-to-cart": {
    stock: '.add_to_cart_button.ajax_add_to_cart[data-product_id]:not([data-product_id=""], .wc-interactive)',
    load: "interaction",
    claims: "[data-product_id]",
    after: loadCart,
    module: () => import("./cart/add-to-cart/index.ts"),
  },
};
