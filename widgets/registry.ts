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
  "cart-form": {
    stock: ":has(> form.woocommerce-cart-form)",
    load: "interaction",
    claims:
      "form.woocommerce-cart-form, .product-remove > a.remove, a.restore-item, a.woocommerce-remove-coupon, .shipping-calculator-button",
    wakeOn: ["storefront:cart-update-requested", "storefront:item-added"],
    after: loadCart,
    module: () => import("./cart/cart-form/index.ts"),
  },
  "cart-quantity": {
    stock: 'input.qty[name^="cart["]',
    load: "interaction",
    after: loadCart,
    module: () => import("./cart/cart-quantity/index.ts"),
  },
  "quantity-input": {
    stock: "div.quantity:has(input.qty)",
    load: "interaction",
    claims: '.bde-quantity-button, [data-part="increase"], [data-part="decrease"]',
    module: () => import("./cart/quantity-input/index.ts"),
  },
};
