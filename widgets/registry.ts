import { loadCart } from "#src/cart-demand.ts";
import { builderArguments } from "#src/dom/builder-calls.ts";
import { isNoticeDismissed, revealNotice } from "#src/dom/notice-cookie.ts";
import { raiseToMinimum } from "#src/dom/quantity-minimum.ts";
import type { Registry } from "#src/islands/define-widget.ts";

const ALERTS =
  '.woocommerce-message[role="alert"], .woocommerce-error[role="alert"], .wc-block-components-notice-banner[role="alert"]';

/** For news that the platform tells of the first of several only. */
const isFirst = (host: HTMLElement, selector: string) => document.querySelector(selector) === host;

const isHeaderInEditor = (host: HTMLElement) => builderArguments("BreakdanceHeaderBuilder", host)?.[1] === true;

/** Also what is left of a header that is sticky no more. */
const STICKY_HEADER = '[data-widget], [class*="--sticky"], .is-before, .is-animating';

/** At the top of a page the server's sticky header is right, but not its remains on one that is not sticky any more. */
const whenHeaderActs = (host: HTMLElement) =>
  isHeaderInEditor(host) || !host.matches(".bde-header-builder--sticky, [data-widget]") ? "ready" : "scroll";

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
  "coming-soon-banner": {
    stock: "#coming-soon-footer-banner",
    load: "idle",
    module: () => import("./content/coming-soon-banner/index.ts"),
  },
  "field-description": {
    stock: ".woocommerce-input-wrapper:has(> .description)",
    load: "interaction",
    module: () => import("./checkout/field-description/index.ts"),
  },
  menu: {
    stock: "nav.breakdance-menu",
    load: "interaction",
    claims:
      ".breakdance-dropdown:not(.breakdance-dropdown--with-link) > .breakdance-dropdown-toggle > a.breakdance-menu-link",
    // The editor drags elements over it.
    wakeOn: ["dragenter"],
    module: () => import("./navigation/menu/index.ts"),
  },
  "mini-cart": {
    stock: ".bde-mini-cart",
    load: "interaction",
    claims: '.bde-mini-cart-toggle, [data-part="toggle"], [data-part="close"]',
    wakeOn: ["storefront:added-before-load", "storefront:item-added"],
    after: loadCart,
    module: () => import("./cart/mini-cart/index.ts"),
  },
  notices: {
    stock: ALERTS,
    load: "ready",
    wakeOn: ["storefront:cart-page-updated", "storefront:cart-row-removed"],
    // Alerts that other scripts add must not pull the shopper away.
    when: (host, occasion) => occasion !== "arrival" && isFirst(host, `${ALERTS}, [data-widget="notices"]`),
    module: () => import("./content/notices/index.ts"),
  },
  "password-toggle": {
    stock:
      '.woocommerce form .woocommerce-Input[type="password"], .woocommerce form span > input[type="password"], .password-input > input',
    load: "visible",
    // The platform's own script may have been here.
    when: (host) => !host.parentElement?.querySelector(".show-password-input"),
    module: () => import("./checkout/password-toggle/index.ts"),
  },
  "quantity-input": {
    stock: "div.quantity:has(input.qty)",
    load: "interaction",
    prepare: raiseToMinimum,
    claims: '.bde-quantity-button, [data-part="increase"], [data-part="decrease"]',
    module: () => import("./cart/quantity-input/index.ts"),
  },
  "related-products": {
    stock: "section.related.products",
    load: "visible",
    module: () => import("./catalog/related-products/index.ts"),
  },
  "remove-from-cart": {
    stock: ".remove_from_cart_button[data-cart_item_key]",
    load: "interaction",
    claims: "[data-cart_item_key]",
    after: loadCart,
    module: () => import("./cart/remove-from-cart/index.ts"),
  },
  "result-count": {
    stock: ".woocommerce-result-count",
    load: "ready",
    when: (host) =>
      window.location.search !== "" &&
      !document.querySelector('[data-wp-interactive="woocommerce/product-filters"]') &&
      isFirst(host, '.woocommerce-result-count, [data-widget="result-count"]'),
    module: () => import("./catalog/result-count/index.ts"),
  },
  "sort-select": {
    stock: ".woocommerce-ordering select.orderby",
    load: "interaction",
    module: () => import("./catalog/sort-select/index.ts"),
  },
  "sticky-header": {
    stock: ".bde-header-builder",
    load: whenHeaderActs,
    wakeOn: ["storefront:builder-call"],
    when: (host, occasion) => isHeaderInEditor(host) || (occasion !== "event" && host.matches(STICKY_HEADER)),
    module: () => import("./navigation/sticky-header/index.ts"),
  },
  "store-notice": {
    stock: ".woocommerce-store-notice",
    load: "interaction",
    claims: ".woocommerce-store-notice__dismiss-link",
    prepare: revealNotice,
    when: (host) => !isNoticeDismissed(host),
    module: () => import("./content/store-notice/index.ts"),
  },
  "undo-remove": {
    stock: ".widget_shopping_cart_content",
    load: "interaction",
    wakeOn: ["storefront:item-removed"],
    after: loadCart,
    module: () => import("./cart/undo-remove/index.ts"),
  },
};
