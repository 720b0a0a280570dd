import { followJQuery } from "#src/dom/jquery/page-listeners.ts";
import { askJQuery, fire, relayOthers, tellNatively } from "#src/dom/platform-events.ts";

/** The wishlist's events (wishlist contract 10), with their native names and the names of their arguments. */
const events = {
  adding_to_wishlist: ["storefront:wishlist-add-started"],
  added_to_wishlist: ["storefront:wishlist-item-added", "link", "hearts"],
  removed_from_wishlist: ["storefront:wishlist-item-removed", "link", "rows"],
  moved_to_another_wishlist: ["storefront:wishlist-item-moved", "request", "itemId"],
  yith_wcwl_fragments_replaced: ["storefront:wishlist-blocks-replaced", "update"],
  yith_wcwl_fragments_loaded: ["storefront:wishlist-blocks-loaded", "sent", "received", "isFirstLoad"],
  yith_wcwl_init_after_ajax: ["storefront:wishlist-blocks-ready"],
  yith_wcwl_popup_opened: ["storefront:wishlist-popup-opened", "context"],
  yith_wcwl_tab_selected: ["storefront:wishlist-tab-selected", "tab", "panel"],
  yith_wcwl_responsive_template: ["storefront:wishlist-layout-changed", "wasMobile", "fragments"],
  yith_wcwl_reload_wishlist_from_frequently: ["storefront:wishlist-reloaded"],
} as const satisfies Record<string, readonly [`storefront:${string}`, ...string[]]>;

type WishlistEventName = keyof typeof events;

/** The platform fires the plugin's own events on the document, except for one. */
const targetOf = (name: WishlistEventName): Node =>
  /^yith_wcwl_(?!fragments_replaced)/.test(name) ? document : document.body;

const relay = (name: WishlistEventName, args: readonly unknown[]): boolean => tellNatively(events[name], args);

export const emitWishlist = (name: WishlistEventName, ...args: unknown[]): void => {
  const [first, ...rest] = args;
  const jquery = name === "moved_to_another_wishlist" && followJQuery();
  // The platform wraps the request's settings in a jQuery object, as if they were an element.
  fire(targetOf(name), name, jquery ? [jquery(first), ...rest] : args);
  relay(name, args);
};

/** Lets other scripts replace the data of an add by what their handler returns, as the platform does. */
export const askForAddData = <Data extends object>(link: Element, data: Data): Data =>
  (askJQuery(document, "yith_wcwl_add_to_wishlist_data", [link, data]) as Data | undefined) || data;

export const bridgeWishlistEvents = (): void => relayOthers(events, targetOf, relay);
