import { isObject, type PlainObject, pageGlobal } from "./page-globals.ts";
import { adminAjaxUrl, textOf } from "./page-settings.ts";

/** The wishlist's configuration (contract chapter 2). Flags arrive as "1" and "", numbers as texts. */

/** The plugin's object on the page. */
export const WISHLIST_GLOBAL = "yith_wcwl_l10n";

const DEFAULT_TIMEOUT_MS = 3000;

/** What each of the 13 calls sends besides the common fields, under the wire's own names (contract chapter 7); undefined goes as an empty text. */
export interface WishlistFields {
  /** `wishlist_id` is an id, a token, `new`, or empty for the default list; name and visibility are a new list's. */
  add_to_wishlist: {
    add_to_wishlist: number | string;
    product_type: string;
    wishlist_id: number | string;
    wishlist_name?: string;
    wishlist_visibility?: string;
  };
  /** The row's id is the product's. A token as `wishlist_id` would silently mean the default list. */
  remove_from_wishlist: { remove_from_wishlist: number; wishlist_id: string; wishlist_token: string };
  remove_from_all_wishlists: { prod_id: number; wishlist_id: string | undefined };
  /** The record's id, which is not the product's. */
  delete_item: { item_id: string | undefined };
  /** Both lists by their tokens; `new` as a destination needs the name. The item is known by its product's id. */
  move_to_another_wishlist: {
    wishlist_token: string;
    destination_wishlist_token: string;
    item_id: string;
    wishlist_name?: string;
    wishlist_visibility?: string;
  };
  /** By id or token. */
  save_title: { wishlist_id: string; title: string };
  /** 0 public, 1 shared by link, 2 private. */
  save_privacy: { wishlist_id: string; privacy: string };
  /** The row's id, although the field says "product". */
  update_item_quantity: { product_id: string; wishlist_token: string; quantity: number };
  /** All row ids of the page in their new order. */
  sort_wishlist_items: { positions: string[]; wishlist_token: string; page: string; per_page: string };
  load_fragments: object;
  load_mobile: { is_mobile: "yes" | "no" };
  ask_an_estimate: Readonly<Record<string, FormDataEntryValue>>;
  reload_wishlist_and_adding_elem: {
    pagination: string;
    per_page: string | undefined;
    wishlist_id: string | undefined;
    wishlist_token: string | undefined;
    add_to_wishlist: string;
    product_type: string;
  };
}

export type WishlistCall = keyof WishlistFields;

const setting = (key: string): unknown => pageGlobal(WISHLIST_GLOBAL)[key];

const nested = (key: string): PlainObject => Object(setting(key));

/** Whether a setting is on. Some count as on while the page does not print them. */
export const isWishlistOn = (key: string, whenMissing = false): boolean => {
  const value = setting(key) ?? whenMissing;
  return Boolean(value) && value !== "no" && value !== "0";
};

/** A setting as a text; empty where the page prints none. */
export const wishlistText = (key: string): string => textOf(setting(key));

/** A text or HTML that the page prints for the shopper. */
export const wishlistLabel = (key: string): string => textOf(nested("labels")[key]);

/** A setting in milliseconds; the platform's own where the page prints none. */
export const wishlistMs = (key: string): number => Number(wishlistText(key)) || DEFAULT_TIMEOUT_MS;

/** The name that a call's nonce is printed under. */
export const nonceKeyOf = (call: WishlistCall): string => `${call}_nonce`;

/**
 * The common fields of a call, as the page prints them: some actions are printed under the call's name and "_action",
 * some under the bare name. An action that the shop does not have is empty.
 */
export const credentialsOf = (call: WishlistCall): { action: string; nonce: string; context: "frontend" } => {
  const actions = nested("actions");
  return {
    action: textOf(actions[`${call}_action`] ?? actions[call]),
    nonce: textOf(nested("nonce")[nonceKeyOf(call)]),
    context: "frontend",
  };
};

/** Where every call is sent. */
export const wishlistAjaxUrl = (): string => wishlistText("ajax_url") || adminAjaxUrl();

/** Whether the page says how to call the shop: its inline settings may be left out, or held back by an optimiser. */
export const hasActions = (): boolean => isObject(setting("actions"));

/** What joins and splits the classes of a fragment's key. */
export const fragmentGlue = (): string => wishlistText("fragments_index_glue") || ".";

/** After an add the button goes, also where there are many lists unless the shop keeps it. */
export const hidesAddButton = (): boolean => !isWishlistOn("multi_wishlist") || isWishlistOn("hide_add_button");
