import { loadCart } from "#src/cart-demand.ts";
import { actAsButtons } from "#src/dom/button-semantics.ts";
import { cartButton } from "#src/dom/cart-submit.ts";
import { addsWithoutReload } from "#src/dom/cart-switch.ts";
import { hideWhileEmpty } from "#src/dom/empty-cart-widget.ts";
import { prepareQuantity } from "#src/dom/quantity-start.ts";
import { keepUpdateButton } from "#src/dom/update-button.ts";
import type { Registry } from "#src/islands/define-widget.ts";

/** The requests' code is heavy and behind other code: on a slow line it must not start only when something is sent. */
const loadRequests = () => import("#src/platform/cart.ts");

export const cartWidgets: Registry = {
  "add-to-cart": {
    stock: '.add_to_cart_button.ajax_add_to_cart[data-product_id]:not([data-product_id=""], .wc-interactive)',
    claims: "[data-product_id]",
    busyClass: "loading",
    when: addsWithoutReload,
    after: loadCart,
    soon: loadRequests,
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
    ],
    claims: "form, .product-remove > a, .restore-item, .woocommerce-remove-coupon, .shipping-calculator-button",
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
    // Whoever changes a number may leave the page the next moment, and a page that is left loads nothing more.
    wakeOn: ["storefront:mini-cart-opened"],
    after: loadCart,
    // Its plus and minus must answer too where the network goes away meanwhile.
    soon: () => Promise.all([loadRequests(), import("./quantity-input/index.ts")]),
    isIsland: true,
    module: () => import("./cart-quantity/index.ts"),
  },
  "discount-swap": {
    stock: ".awdr-select-free-variant-product-toggle",
    claims: "[data-widget],.awdr-select-free-variant-product-toggle",
    // The platform prints a box that only a mouse can press.
    prepare: (host) => actAsButtons([host], { "aria-expanded": "false" }),
    // Rows that are printed anew have lost that.
    wakeOn: ["storefront:cart-page-updated"],
    module: () => import("./discount-swap/index.ts"),
  },
  "mini-cart": {
    // A shop that hides its cart prints the element without anything in it.
    stock: '.bde-mini-cart:has(.bde-mini-cart-toggle, [data-part="toggle"])',
    claims: '.bde-mini-cart-toggle, [data-part="toggle"], [data-part="close"]',
    wakeOn: ["storefront:added-before-load", "storefront:item-added"],
    after: loadCart,
    soon: loadRequests,
    isIsland: true,
    module: () => import("./mini-cart/index.ts"),
  },
  "quantity-input": {
    // The shop's own block keeps its numbers itself.
    stock: [".quantity:not(.wc-block-add-to-cart-with-options *):has(input.qty)", "input.qty:not(.quantity *)"],
    prepare: prepareQuantity,
    claims: '.bde-quantity-button, [data-part="increase"], [data-part="decrease"]',
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
    prepare: hideWhileEmpty,
    wakeOn: ["storefront:item-removed"],
    after: loadCart,
    isIsland: true,
    module: () => import("./undo-remove/index.ts"),
  },
};
