import { keepAsButtons } from "#src/dom/wishlist/wishlist-buttons.ts";
import { hasWishlistScript } from "#src/dom/wishlist/wishlist-script.ts";
import type { Registry } from "#src/islands/registry-line.ts";
import { prepareLater } from "#src/prepare-later.ts";
import { loadWishlist, watchHeart } from "#src/wishlist-demand.ts";

/** The platform's own script handles the same field changes, and a change cannot be kept from it. */
const isOurWishlist = () => !hasWishlistScript();

/** Wishlist links of themes and other plugins; products bought together are offered beside the list. */
const WISH_LINKS =
  ":is(.add_to_wishlist[data-product-id], .delete_item[data-item-id], .remove_from_all_wishlists, .yith-wfbt-add-wishlist)";

export const wishlistWidgets: Registry = {
  "add-to-wishlist": {
    stock: ".yith-wcwl-add-to-wishlist",
    claims: WISH_LINKS,
    after: loadWishlist,
    soon: () => import("#src/stores/wishlist-links.ts"),
    prepare: watchHeart,
    module: () => import("./add-to-wishlist/index.ts"),
  },
  "wishlist-grid": {
    stock: ".wishlist_table.images_grid",
    claims: "[data-row-id]:has(.item-details) .product-thumbnail a, a.close",
    module: () => import("./wishlist-grid/index.ts"),
  },
  "wishlist-link": {
    stock: WISH_LINKS,
    claims: `[data-widget],${WISH_LINKS}`,
    after: loadWishlist,
    when: (link) => !link.closest(".yith-wcwl-add-to-wishlist, .yith-wcwl-popup-form"),
    module: () => import("./wishlist-link/index.ts"),
  },
  "wishlist-manage": {
    stock: ".wishlist_manage_table",
    after: loadWishlist,
    when: isOurWishlist,
    module: () => import("./wishlist-manage/index.ts"),
  },
  "wishlist-opener": {
    // Popups to add to a list, to create or move to another, and to ask for an estimate.
    stock: 'a[data-rel^="prettyPhoto["]:is([data-rel*="_wishlist"], [data-rel*="_estimate"])',
    claims: "a",
    module: () => import("./wishlist-opener/index.ts"),
  },
  "wishlist-popup": {
    load: "ready",
    after: loadWishlist,
    isIsland: true,
    module: () => import("./wishlist-popup/index.ts"),
  },
  "wishlist-share": {
    stock: ".yith-wcwl-share:has(.copy-trigger)",
    claims: ".copy-trigger",
    prepare: (host) => keepAsButtons(host, ".copy-trigger:not(a[href], button)"),
    module: () => import("./wishlist-share/index.ts"),
  },
  "wishlist-sort": {
    stock: ".wishlist_table.sortable:not(.no-interactions)",
    load: "ready",
    after: loadWishlist,
    when: isOurWishlist,
    module: () => import("./wishlist-sort/index.ts"),
  },
  "wishlist-table": {
    // Browsers search from the end: the last thing in the table is found at once, the table itself only behind all rows.
    stock: "form.yith-wcwl-form:has(.wishlist_table *)",
    claims: ".remove_from_wishlist",
    wakeOn: ["storefront:item-added", "storefront:wishlist-layout-due"],
    after: loadWishlist,
    when: isOurWishlist,
    prepare: (form) => prepareLater(import("./wishlist-table/first-look-io.ts"), ({ watchList }) => watchList(form)),
    module: () => import("./wishlist-table/index.ts"),
  },
  "wishlist-title": {
    // Many themes have copied an older template, whose title and buttons stand in the form itself.
    stock: ":is(div, td, form):has(> .hidden-title-form)",
    claims: ".show-title-form, .hide-title-form, .save-title-form",
    after: loadWishlist,
    when: isOurWishlist,
    // The plugin's sheet shows the button only under a mouse.
    prepare: (host) => keepAsButtons(host, ".show-title-form", { style: "visibility: visible" }),
    module: () => import("./wishlist-title/index.ts"),
  },
};
