import { loadCart } from "#src/cart-demand.ts";
import { prepareAlertForm } from "#src/dom/alert-form.ts";
import { builderArguments } from "#src/dom/builder-calls.ts";
import { actAsButtons, keepAsButtons } from "#src/dom/button-semantics.ts";
import { addsWithoutReload } from "#src/dom/cart-switch.ts";
import { hasDynamicPrices } from "#src/dom/dynamic-prices.ts";
import { hideWhileEmpty } from "#src/dom/empty-cart-widget.ts";
import { tellWhenScrolled } from "#src/dom/first-scroll.ts";
import { pageJQuery } from "#src/dom/jquery.ts";
import { CAROUSEL_REQUESTED, carouselRequest, hasOwl } from "#src/dom/jquery-owl-plugin.ts";
import { hasLazySizes } from "#src/dom/lazy-sizes.ts";
import { revealNotice } from "#src/dom/notice-cookie.ts";
import { GALLERIES, hasOwnLightbox, PICTURE_LINKS } from "#src/dom/picture-links.ts";
import { raiseToMinimum } from "#src/dom/quantity-minimum.ts";
import { catchStoppedClicks } from "#src/dom/stopped-clicks.ts";
import { isChoiceComplete, showSelectionNeeded } from "#src/dom/variation-choice.ts";
import { hasWishlistScript } from "#src/dom/wish-script.ts";
import type { Registry } from "#src/islands/define-widget.ts";
import { loadWishlist, watchHeart } from "#src/wishlist-demand.ts";

const ALERTS =
  '.woocommerce-message[role="alert"], .woocommerce-error[role="alert"], .wc-block-components-notice-banner[role="alert"]';

/** For news that the platform tells of the first of several only. */
const isFirst = (host: HTMLElement, selector: string) => document.querySelector(selector) === host;

const isHeaderInEditor = (host: HTMLElement) => builderArguments("BreakdanceHeaderBuilder", host)?.[1] === true;

/** Also what is left of a header that is sticky no more. */
const STICKY_HEADER = '[data-widget], [class*="--sticky"], .is-before, .is-animating';

/** At the top of a page the server's sticky header is right, unless the focus is in it while it is hidden. */
const isHeaderDue = (host: HTMLElement) =>
  isHeaderInEditor(host) ||
  !host.matches(".bde-header-builder--sticky, [data-widget]") ||
  host.contains(document.activeElement) ||
  window.scrollY > 0;

/** Where a plugin's own script is on the page, or has been, it stays the owner. */
const hasNoContentsScript = () =>
  !document.querySelector("#ez-toc-js-js, #toc-front-js, .ez-toc-loaded, .toc_toggle:not([data-sw-slot])");

/** Calendars and articles carry dates too. */
const isCountdown = (host: HTMLElement) =>
  host.matches(".countdown, [data-widget]") ||
  Boolean(host.querySelector(".running")) ||
  /\((days|hours|minutes|seconds)\)/.test(host.textContent ?? "");

/** Variations that the page does not carry may be pre-orders. */
const isPreOrderForm = (host: HTMLElement) =>
  "preorder_date_time_filter" in host.dataset || /"is_pre_order"|^false$/.test(host.dataset.product_variations ?? "");

/** Plugins that speak jQuery expect the form's events from the start, and a complete choice is due its price. */
const whenFormActs = (form: HTMLElement) =>
  pageJQuery() || (isChoiceComplete(form) && form.dataset.product_variations === "false") ? "ready" : "interaction";

const prepareForm = (form: HTMLElement) => {
  if (whenFormActs(form) === "ready" || !isChoiceComplete(form)) return showSelectionNeeded(form);
  const shown = import("./product/variation-form/default-choice-store.ts").then(({ showDefaultChoice }) =>
    showDefaultChoice(form),
  );
  return () => void shown.then((undo) => undo());
};

/** For a preparation that is too large to come with the loader. */
const prepareLater = <Module>(loading: Promise<Module>, prepare: (module: Module) => () => void) => {
  let isOver = false;
  let undo: (() => void) | undefined;
  loading.then(
    (module) => {
      if (!isOver) undo = prepare(module);
    },
    // The browser itself tells of a file that cannot be loaded.
    () => undefined,
  );
  return () => {
    isOver = true;
    undo?.();
  };
};

const loadContents = () => import("./content/table-of-contents/contents-store.ts");

/** The platform's own script answers the same changes of fields, which it cannot prevent us from seeing. */
const isOurWishlist = () => !hasWishlistScript();

/** Themes and other plugins have wishlist links of their own; products bought together are offered beside the list. */
const WISH_LINKS =
  ":is(.add_to_wishlist[data-product-id], .delete_item[data-item-id], .remove_from_all_wishlists, .yith-wfbt-add-wishlist)";

/** Every widget: the platform's markup that it adopts, when its code loads, and where that is. Sorted by name. */
export const registry: Registry = {
  "add-to-cart": {
    stock: '.add_to_cart_button.ajax_add_to_cart[data-product_id]:not([data-product_id=""], .wc-interactive)',
    load: "interaction",
    claims: "[data-product_id]",
    when: addsWithoutReload,
    after: loadCart,
    module: () => import("./cart/add-to-cart/index.ts"),
  },
  "add-to-wishlist": {
    stock: ".yith-wcwl-add-to-wishlist",
    load: "interaction",
    claims: ".add_to_wishlist, .delete_item, .remove_from_all_wishlists",
    prepare: watchHeart,
    after: loadWishlist,
    module: () => import("./wishlist/add-to-wishlist/index.ts"),
  },
  carousel: {
    stock: ".owl-carousel",
    // A sheet of Owl's own hides what waits for its script; that is never near the viewport.
    load: (host) => (getComputedStyle(host).display === "none" ? "idle" : "visible"),
    wakeOn: [CAROUSEL_REQUESTED],
    when: (host, occasion) => !hasOwl() && (occasion !== "event" || carouselRequest(host) !== undefined),
    module: () => import("./content/carousel/index.ts"),
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
  countdown: {
    stock: "[data-date], [data-fixtime]",
    load: "visible",
    when: isCountdown,
    isPlain: true,
    module: () => import("./product/countdown/index.ts"),
  },
  "discount-swap": {
    stock: ".awdr-select-free-variant-product-toggle",
    load: "interaction",
    claims: ".awdr-select-free-variant-product-toggle",
    // The platform prints a box that only a mouse can press.
    prepare: (host) => actAsButtons([host]),
    module: () => import("./cart/discount-swap/index.ts"),
  },
  "dynamic-price": {
    stock: "form.cart",
    load: "interaction",
    wakeOn: ["storefront:variation-shown"],
    when: (form) => form.matches("[data-widget]") || hasDynamicPrices(),
    isPlain: true,
    module: () => import("./product/dynamic-price/index.ts"),
  },
  "field-description": {
    stock: ".woocommerce-input-wrapper:has(> .description)",
    load: "interaction",
    module: () => import("./checkout/field-description/index.ts"),
  },
  "lazy-image": {
    // Also in its later states, so that it can be given back.
    stock: ".lazyload, .lazyloading, .lazyloaded",
    load: "ready",
    when: (host) => (host.matches(".lazyload") ? !hasLazySizes() : host.matches("[data-widget]")),
    isPlain: true,
    module: () => import("./content/lazy-image/index.ts"),
  },
  "lazy-video": {
    stock: ".smush-lazyload-video",
    load: "interaction",
    claims: '.smush-play-btn, [data-part="play"]',
    wakeOn: ["storefront:video-due"],
    when: (host) => !(host.matches(".smush-lazyload-video") && hasLazySizes()),
    prepare: (host) =>
      prepareLater(import("./content/lazy-video/start-store.ts"), ({ prepareVideo }) => prepareVideo(host)),
    isPlain: true,
    module: () => import("./content/lazy-video/index.ts"),
  },
  "lcp-report": {
    stock: "body",
    load: "ready",
    when: (host) => "smush_detector" in window || host.matches("[data-widget]"),
    isPlain: true,
    module: () => import("./content/lcp-report/index.ts"),
  },
  lightbox: {
    stock: GALLERIES,
    load: "interaction",
    claims: PICTURE_LINKS,
    when: (host) => !hasOwnLightbox(host),
    module: () => import("./content/lightbox/index.ts"),
  },
  "live-search": {
    stock: ".de-advanced-search",
    load: "interaction",
    claims: ".de-search-form-wrapper:not(form) .de-advanced-search-button",
    module: () => import("./navigation/live-search/index.ts"),
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
  "order-review-refresh": {
    stock: "form.checkout",
    load: "interaction",
    module: () => import("./checkout/order-review-refresh/index.ts"),
  },
  "password-toggle": {
    stock:
      '.woocommerce form .woocommerce-Input[type="password"], .woocommerce form span > input[type="password"], .password-input > input',
    // The checkout offers an account beside many other fields; its page loads nothing for one that few fill in.
    load: (host) => (host.closest("form.checkout") ? "interaction" : "visible"),
    // The platform's own script may have been here.
    when: (host) => !host.parentElement?.querySelector(".show-password-input"),
    module: () => import("./checkout/password-toggle/index.ts"),
  },
  "pre-order": {
    stock: ".variations_form[data-product_variations], form.cart[data-preorder_date_time_filter]",
    // A variation's date is shown with the variation, a simple product's counts from the start.
    load: (host) => (host.dataset.product_variations === undefined ? "visible" : "interaction"),
    wakeOn: ["storefront:variation-shown"],
    when: isPreOrderForm,
    module: () => import("./product/pre-order/index.ts"),
  },
  "product-dates": {
    stock: "#preorder_date[data-pre_order_date]",
    load: "visible",
    when: (host) => !host.matches(".hasDatepicker"),
    module: () => import("./admin/product-dates/index.ts"),
  },
  "quantity-input": {
    stock: ".quantity:has(input.qty)",
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
    // The platform's own script, where it is on the page, has hidden it by now to do the same.
    when: (host) =>
      host.getAttribute("aria-hidden") !== "true" &&
      window.location.search !== "" &&
      !document.querySelector('[data-wp-interactive="woocommerce/product-filters"]') &&
      isFirst(host, '.woocommerce-result-count, [data-widget="result-count"]'),
    module: () => import("./catalog/result-count/index.ts"),
  },
  "search-category": {
    stock: ".de-search-wrapper:has(> .de-dropdown-input)",
    load: "interaction",
    module: () => import("./navigation/search-category/index.ts"),
  },
  "section-links": {
    stock: ".toc_list, .toc_widget_list, .ez-toc-list, .ez-toc-widget-sticky-list",
    load: "interaction",
    claims: '[href^="#"]',
    wakeOn: ["storefront:text-scrolled", "storefront:contents-changed"],
    when: hasNoContentsScript,
    prepare: () => tellWhenScrolled("storefront:text-scrolled", () => window.scrollY > 0),
    isPlain: true,
    module: () => import("./content/section-links/index.ts"),
  },
  "sort-select": {
    stock: ".woocommerce-ordering select.orderby",
    load: "interaction",
    module: () => import("./catalog/sort-select/index.ts"),
  },
  "sticky-header": {
    stock: ".bde-header-builder",
    load: "interaction",
    wakeOn: ["storefront:page-scrolled", "storefront:builder-call"],
    when: (host, occasion) => host.matches(STICKY_HEADER) && (occasion !== "event" || isHeaderDue(host)),
    prepare: (host) => tellWhenScrolled("storefront:page-scrolled", () => isHeaderDue(host)),
    module: () => import("./navigation/sticky-header/index.ts"),
  },
  "store-notice": {
    stock: ".woocommerce-store-notice",
    load: "interaction",
    claims: ".woocommerce-store-notice__dismiss-link",
    prepare: revealNotice,
    module: () => import("./content/store-notice/index.ts"),
  },
  "subscribe-form": {
    stock: ".cwginstock-subscribe-form:has(.cwgstock_button)",
    load: "interaction",
    claims: ".cwgstock_button",
    wakeOn: ["storefront:captcha-solved"],
    prepare: prepareAlertForm,
    module: () => import("./stock-alert/subscribe-form/index.ts"),
  },
  "subscribe-popup": {
    stock: ".cwg_popup_submit[data-product_id]",
    load: "interaction",
    claims: ".cwg_popup_submit",
    wakeOn: ["storefront:popup-requested"],
    prepare: catchStoppedClicks,
    module: () => import("./stock-alert/subscribe-popup/index.ts"),
  },
  "table-of-contents": {
    stock: "#toc_container, #ez-toc-container, .ez-toc-widget-container, .ez-toc-widget-sticky-container",
    load: "interaction",
    claims: '[href="#"]',
    when: hasNoContentsScript,
    prepare: (host) => prepareLater(loadContents(), ({ prepareContents }) => prepareContents(host)),
    after: loadContents,
    isPlain: true,
    module: () => import("./content/table-of-contents/index.ts"),
  },
  "undo-remove": {
    stock: ".widget_shopping_cart_content",
    load: "interaction",
    prepare: hideWhileEmpty,
    wakeOn: ["storefront:item-removed"],
    after: loadCart,
    module: () => import("./cart/undo-remove/index.ts"),
  },
  "variation-form": {
    stock: ".variations_form[data-product_variations]",
    load: whenFormActs,
    claims: ".single_add_to_cart_button.disabled, .reset_variations",
    prepare: prepareForm,
    module: () => import("./product/variation-form/index.ts"),
  },
  "wishlist-grid": {
    stock: ".wishlist_table.images_grid",
    load: "interaction",
    claims: "[data-row-id]:has(.item-details) .product-thumbnail a, a.close",
    isPlain: true,
    module: () => import("./wishlist/wishlist-grid/index.ts"),
  },
  "wishlist-link": {
    stock: WISH_LINKS,
    load: "interaction",
    claims: WISH_LINKS,
    when: (link) => !link.closest(".yith-wcwl-add-to-wishlist, .yith-wcwl-popup, dialog"),
    after: loadWishlist,
    module: () => import("./wishlist/wishlist-link/index.ts"),
  },
  "wishlist-manage": {
    stock: ".wishlist_manage_table",
    load: "interaction",
    after: loadWishlist,
    when: isOurWishlist,
    module: () => import("./wishlist/wishlist-manage/index.ts"),
  },
  "wishlist-opener": {
    stock:
      'a[data-rel^="prettyPhoto[add_to_wishlist_"], a:is([data-rel="prettyPhoto[create_wishlist]"], [data-rel="prettyPhoto[move_to_another_wishlist]"], [data-rel="prettyPhoto[ask_an_estimate]"])',
    load: "interaction",
    claims: "[data-rel]",
    isPlain: true,
    module: () => import("./wishlist/wishlist-opener/index.ts"),
  },
  "wishlist-popup": {
    load: "ready",
    after: loadWishlist,
    module: () => import("./wishlist/wishlist-popup/index.ts"),
  },
  "wishlist-share": {
    stock: ".yith-wcwl-share:has(.copy-trigger)",
    load: "interaction",
    claims: ".copy-trigger",
    prepare: (host) => keepAsButtons(host, ".copy-trigger:not(a[href], button)"),
    module: () => import("./wishlist/wishlist-share/index.ts"),
  },
  "wishlist-sort": {
    stock: ".wishlist_table.sortable:not(.no-interactions)",
    load: "ready",
    after: loadWishlist,
    when: isOurWishlist,
    module: () => import("./wishlist/wishlist-sort/index.ts"),
  },
  "wishlist-table": {
    stock: "form.yith-wcwl-form:has(.wishlist_table:not(.wishlist_manage_table))",
    load: "interaction",
    claims: ".remove_from_wishlist",
    prepare: (form) =>
      prepareLater(import("./wishlist/wishlist-table/first-look-store.ts"), ({ watchList }) => watchList(form)),
    wakeOn: ["storefront:item-added", "storefront:wishlist-layout-due"],
    after: loadWishlist,
    when: isOurWishlist,
    module: () => import("./wishlist/wishlist-table/index.ts"),
  },
  "wishlist-title": {
    stock: ":has(> .hidden-title-form)",
    load: "interaction",
    claims: ".show-title-form, .hide-title-form, .save-title-form",
    prepare: (host) => keepAsButtons(host, ".show-title-form:not([href])"),
    after: loadWishlist,
    module: () => import("./wishlist/wishlist-title/index.ts"),
  },
};
