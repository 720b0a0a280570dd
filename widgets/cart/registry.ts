import { loadCart } from "#src/cart-demand.ts";
import { actAsButtons } from "#src/dom/button-semantics.ts";
import { cartButton } from "#src/dom/cart/cart-submit.ts";
import { addsWithoutReload } from "#src/dom/cart/cart-switch.ts";
import { prepareQuantity } from "#src/dom/cart/quantity-start.ts";
import { keepUpdateButton } from "#src/dom/cart/update-button.ts";
import type { Registry } from "#src/islands/registry-line.ts";
import { prepareLater } from "#src/prepare-later.ts";

/** The requests' code is heavy and loads after other code: on a slow line it must not wait for the first request. */
const loadRequests = () => import("#src/platform/cart.ts");

/** Few shops hide the cart's widget while the cart is empty. */
const hideWhileEmpty = (content: HTMLElement) =>
  content.closest(".hide_cart_widget_if_empty")
    ? prepareLater(import("#src/dom/cart/empty-cart-widget.ts"), ({ hideWhileEmpty }) => hideWhileEmpty(content))
    : () => {};

export const cartWidgets: Registry = {
  "add-to-cart": {
    stock: '.add_to_cart_button.ajax_add_to_cart[data-product_id]:not([data-product_id=""], .wc-interactive)',
    claims: "[data-product_id]",
    busyClass: "loading",
    after: loadCart,
    soon: loadRequests,
    when: addsWithoutReload,
    module: () => import("./add-to-cart/index.ts"),
  },
  "cart-form": {
    stock: [
      "div:has(> form.woocommerce-cart-form)",
      "section:has(> form.woocommerce-cart-form)",
      "main:has(> form.woocommerce-cart-form)",
      ".cart_totals",
      ".wc-empty-cart-message",
      ".woocommerce > .cart-empty",
      ".woocommerce-cart .restore-item",
    ],
    claims:
      "form, form.woocommerce-cart-form .product-remove > a, .restore-item, .woocommerce-remove-coupon, .shipping-calculator-button",
    ownsSubmit: (event) => cartButton(event) !== null,
    wakeOn: ["storefront:cart-update-requested", "storefront:item-added", "storefront:item-removed"],
    after: loadCart,
    soon: () => Promise.all([import("#src/platform/cart-page.ts"), import("#src/dom/inline-notice.ts")]),
    prepare: keepUpdateButton,
    isIsland: true,
    module: () => import("./cart-form/index.ts"),
  },
  "cart-quantity": {
    stock: 'input.qty[name^="cart["]',
    // A shopper may change a number and leave at once, and a page being left loads nothing.
    wakeOn: ["storefront:mini-cart-opened"],
    after: loadCart,
    // Plus and minus must also work if the network fails before they are pressed.
    soon: () => Promise.all([loadRequests(), import("./quantity-input/index.ts")]),
    isIsland: true,
    module: () => import("./cart-quantity/index.ts"),
  },
  "discount-swap": {
    stock: ".awdr-select-free-variant-product-toggle",
    claims: "[data-widget],.awdr-select-free-variant-product-toggle",
    // Newly printed rows lack what `prepare` adds.
    wakeOn: ["storefront:cart-page-updated"],
    // The plugin prints a box that only a mouse can press.
    prepare: (host) => actAsButtons([host], { "aria-expanded": "false" }),
    module: () => import("./discount-swap/index.ts"),
  },
  "mini-cart": {
    // A shop that hides its cart prints an empty element.
    stock: '.bde-mini-cart:has(.bde-mini-cart-toggle, [data-part="toggle"])',
    claims: '.bde-mini-cart-toggle, [data-part="toggle"], [data-part="close"]',
    wakeOn: ["storefront:added-before-load", "storefront:item-added"],
    after: loadCart,
    soon: loadRequests,
    isIsland: true,
    module: () => import("./mini-cart/index.ts"),
  },
  "quantity-input": {
    // The platform's own block handles its quantities itself.
    stock: [".quantity:not(.wc-block-add-to-cart-with-options *):has(input.qty)", "input.qty:not(.quantity *)"],
    claims: '.bde-quantity-button, [data-part="increase"], [data-part="decrease"]',
    prepare: prepareQuantity,
    module: () => import("./quantity-input/index.ts"),
  },
  "remove-from-cart": {
    stock: ".remove_from_cart_button[data-cart_item_key]",
    claims: "[data-cart_item_key]",
    onRoot: true,
    wakeOn: ["storefront:mini-cart-opened"],
    after: loadCart,
    soon: loadRequests,
    isIsland: true,
    module: () => import("./remove-from-cart/index.ts"),
  },
  "undo-remove": {
    stock: ".widget_shopping_cart_content",
    wakeOn: ["storefront:item-removed", "storefront:mini-cart-updated"],
    after: loadCart,
    prepare: hideWhileEmpty,
    isIsland: true,
    module: () => import("./undo-remove/index.ts"),
  },
};
