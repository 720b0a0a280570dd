import { isObject, type PlainObject, pageGlobal } from "./page-globals.ts";
import { adminAjaxUrl } from "./page-settings.ts";

/** The wishlist's configuration (contract chapter 2). Flags arrive as "1" and "", numbers as texts. */

export const WISHLIST_GLOBAL = "yith_wcwl_l10n";

const DEFAULT_TIMEOUT_MS = 3000;
const DEFAULT_MOBILE_PX = 768;

/** Which keys carry a call's action and nonce. They are irregular, so they are written out. */
const CREDENTIALS = {
  add: ["add_to_wishlist_action", "add_to_wishlist_nonce"],
  remove: ["remove_from_wishlist_action", "remove_from_wishlist_nonce"],
  removeFromAll: ["remove_from_all_wishlists", "remove_from_all_wishlists_nonce"],
  deleteItem: ["delete_item_action", "delete_item_nonce"],
  move: ["move_to_another_wishlist_action", "move_to_another_wishlist_nonce"],
  saveTitle: ["save_title_action", "save_title_nonce"],
  savePrivacy: ["save_privacy_action", "save_privacy_nonce"],
  updateQuantity: ["update_item_quantity", "update_item_quantity_nonce"],
  sort: ["sort_wishlist_items", "sort_wishlist_items_nonce"],
  loadFragments: ["load_fragments", "load_fragments_nonce"],
  loadMobile: ["load_mobile_action", "load_mobile_nonce"],
  askEstimate: ["ask_an_estimate", "ask_an_estimate_nonce"],
  reloadWithItem: ["reload_wishlist_and_adding_elem_action", "reload_wishlist_and_adding_elem_nonce"],
} as const;

export type WishlistCall = keyof typeof CREDENTIALS;

export const nonceKeyOf = (call: WishlistCall): string => CREDENTIALS[call][1];

const settings = (): PlainObject => pageGlobal(WISHLIST_GLOBAL);

const nested = (key: string): PlainObject => {
  const value = settings()[key];
  return isObject(value) ? value : {};
};

const textOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "");

const flag = (key: string): boolean => {
  const value = settings()[key];
  return Boolean(value) && value !== "no" && value !== "0";
};

/** Some settings count as on while the page does not print them. */
const flagUnlessOff = (key: string): boolean => settings()[key] === undefined || flag(key);

const milliseconds = (key: string): number => Number(textOf(settings()[key])) || DEFAULT_TIMEOUT_MS;

/** The common fields of a call, as the page prints them. An action that the shop does not have is empty. */
export const credentialsOf = (call: WishlistCall): { action: string; nonce: string; context: "frontend" } => {
  const [actionKey, nonceKey] = CREDENTIALS[call];
  return {
    action: textOf(nested("actions")[actionKey]),
    nonce: textOf(nested("nonce")[nonceKey]),
    context: "frontend",
  };
};

/** False for calls that the shop's edition of the plugin does not answer. */
export const hasWishlistCall = (call: WishlistCall): boolean => credentialsOf(call).action !== "";

export const wishlistAjaxUrl = (): string => textOf(settings().ajax_url) || adminAjaxUrl();

/** What joins and splits the classes of a fragment's key. */
export const fragmentGlue = (): string => textOf(settings().fragments_index_glue) || ".";

export interface WishlistSettings {
  hasManyLists: boolean;
  /** The button opens a popup in which the shopper chooses the list. */
  choosesInPopup: boolean;
  /** After an add the button goes. */
  hidesAddButton: boolean;
  /** The server prints empty buttons, which are filled when the page is there. */
  loadsByAjax: boolean;
  reloadsOnVariation: boolean;
  removesAfterCart: boolean;
  isResponsive: boolean;
  mobileQuery: string;
  isSortable: boolean;
  hasTooltips: boolean;
  showsNotices: boolean;
  noticeMs: number;
  closesPopups: boolean;
  popupMs: number;
  estimateMs: number;
  /** Where to go after an estimate was asked for; empty to stay. */
  estimateRedirect: string;
  opensGridDetails: boolean;
  cookieText: string;
  /** HTML that tells of a product that went from the list into the cart. */
  addedToCartHtml: string;
}

export const wishlistSettings = (): WishlistSettings => {
  const hasManyLists = flag("multi_wishlist");
  const labels = nested("labels");
  return {
    hasManyLists,
    choosesInPopup: hasManyLists && flag("modal_enable"),
    hidesAddButton: !hasManyLists || flag("hide_add_button"),
    loadsByAjax: flag("enable_ajax_loading"),
    reloadsOnVariation: flag("reload_on_found_variation"),
    removesAfterCart: flag("remove_from_wishlist_after_add_to_cart"),
    isResponsive: flag("is_wishlist_responsive"),
    mobileQuery: `(max-width: ${Number(textOf(settings().mobile_media_query)) || DEFAULT_MOBILE_PX}px)`,
    isSortable: flag("enable_drag_n_drop"),
    hasTooltips: flag("enable_tooltip"),
    showsNotices: flagUnlessOff("enable_notices"),
    noticeMs: milliseconds("popup_timeout"),
    closesPopups: flagUnlessOff("auto_close_popup"),
    popupMs: milliseconds("popup_timeout"),
    estimateMs: milliseconds("time_to_close_prettyphoto"),
    estimateRedirect: flag("redirect_after_ask_estimate") ? textOf(settings().ask_estimate_redirect_url) : "",
    opensGridDetails: !flag("disable_popup_grid_view"),
    cookieText: textOf(labels.cookie_disabled),
    addedToCartHtml: textOf(labels.added_to_cart_message),
  };
};
