import { type JQuery, unwrap } from "./jquery.ts";
import { followJQuery, listenToPage } from "./page-listeners.ts";

/**
 * The wishlist's events (contract chapter 10): the platform's name, where it fires, the native name on the body, and
 * the names of its arguments.
 */
const events = {
  adding_to_wishlist: ["body", "storefront:wishlist-add-started"],
  added_to_wishlist: ["body", "storefront:wishlist-item-added", "link", "hearts"],
  removed_from_wishlist: ["body", "storefront:wishlist-item-removed", "link", "rows"],
  moved_to_another_wishlist: ["body", "storefront:wishlist-item-moved", "request", "itemId"],
  yith_wcwl_fragments_replaced: ["body", "storefront:wishlist-blocks-replaced", "update"],
  yith_wcwl_fragments_loaded: ["document", "storefront:wishlist-blocks-loaded", "sent", "received", "isFirstLoad"],
  yith_wcwl_init_after_ajax: ["document", "storefront:wishlist-blocks-ready"],
  yith_wcwl_popup_opened: ["document", "storefront:wishlist-popup-opened", "context"],
  yith_wcwl_tab_selected: ["document", "storefront:wishlist-tab-selected", "tab", "panel"],
  yith_wcwl_responsive_template: ["document", "storefront:wishlist-layout-changed", "wasMobile", "fragments"],
  yith_wcwl_reload_wishlist_from_frequently: ["document", "storefront:wishlist-reloaded"],
} as const satisfies Record<string, readonly ["body" | "document", `storefront:${string}`, ...string[]]>;

export type WishlistEventName = keyof typeof events;

const firing: WishlistEventName[] = [];

const isCollection = (value: unknown): boolean => Array.isArray(value) && value.every((one) => one instanceof Element);

/** The platform hands this one the request's settings, wrapped like an element. */
const isWrapped = (name: WishlistEventName, value: unknown): boolean =>
  value instanceof Element || isCollection(value) || (name === "moved_to_another_wishlist" && value instanceof Object);

const announce = (name: WishlistEventName, args: readonly unknown[]): void => {
  const [, type, ...keys] = events[name];
  const detail = Object.fromEntries(keys.map((key, index) => [key, args[index]]));
  document.body.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
};

const targetOf = (name: WishlistEventName): Node => (events[name][0] === "body" ? document.body : document);

const through = (jquery: JQuery | undefined, name: WishlistEventName, args: readonly unknown[]): void => {
  const target = targetOf(name);
  if (!jquery) target.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: args }));
  else
    jquery(target).trigger(
      name,
      args.map((arg) => (isWrapped(name, arg) ? jquery(arg) : arg)),
    );
};

/** Fires an event of the wishlist for jQuery's listeners and for native ones. */
export const emitWishlist = (name: WishlistEventName, ...args: unknown[]): void => {
  firing.push(name);
  try {
    through(followJQuery(), name, args);
  } catch (error) {
    // jQuery hands on what another script's listener throws. What the shopper did is done all the same.
    window.reportError(error);
  } finally {
    firing.pop();
  }
  announce(name, args);
};

/** Lets other scripts replace the data of an add, as the platform does: by what their handler returns. */
export const askForAddData = <Data extends object>(link: Element, data: Data): Data => {
  const jquery = followJQuery();
  const answer = jquery?.(document).triggerHandler("yith_wcwl_add_to_wishlist_data", [jquery(link), data]);
  return typeof answer === "object" && answer !== null ? (answer as Data) : data;
};

/** Announces under its native name what other scripts fire. */
export const bridgeWishlistEvents = (): void => {
  for (const name of Object.keys(events) as WishlistEventName[]) {
    listenToPage(name, (args) => firing.includes(name) || announce(name, args.map(unwrap)), targetOf(name));
  }
};
