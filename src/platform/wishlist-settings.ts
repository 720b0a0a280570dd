import { isObject, type PlainObject } from "#src/plain-object.ts";
import { pageGlobal, textOf } from "./page-globals.ts";
import { adminAjaxUrl } from "./page-settings.ts";

export const WISHLIST_GLOBAL = "yith_wcwl_l10n";

const DEFAULT_TIMEOUT_MS = 3000;

/** Each call's own fields by their wire names (wishlist contract 7); undefined is sent as an empty text. */
export interface WishlistFields {
  /** `wishlist_id` is an id, a token, `new`, or empty for the default list; name and visibility describe a new list. */
  add_to_wishlist: {
    add_to_wishlist: number | string;
    product_type: string;
    wishlist_id: number | string;
    wishlist_name?: string;
    wishlist_visibility?: string;
  };
  /** The row's id is the product's. A token in `wishlist_id` would silently mean the default list. */
  remove_from_wishlist: { remove_from_wishlist: number; wishlist_id: string; wishlist_token: string };
  remove_from_all_wishlists: { prod_id: number; wishlist_id: string | undefined };
  /** `item_id` is the record's id, not the product's. */
  delete_item: { item_id: string | undefined };
  /** Lists by their tokens; `new` as the destination needs a name. `item_id` is the product's id. */
  move_to_another_wishlist: {
    wishlist_token: string;
    destination_wishlist_token: string;
    item_id: string;
    wishlist_name?: string;
    wishlist_visibility?: string;
  };
  /** `wishlist_id` is an id or a token. */
  save_title: { wishlist_id: string; title: string };
  /** 0 public, 1 shared by link, 2 private. */
  save_privacy: { wishlist_id: string; privacy: string };
  /** `product_id` is the row's id, despite its name. */
  update_item_quantity: { product_id: string; wishlist_token: string; quantity: number };
  /** `positions` are all row ids of the page in their new order. */
  sort_wishlist_items: {
    positions: string[];
    wishlist_token: string | undefined;
    page: string | undefined;
    per_page: string | undefined;
  };
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

/** Flags arrive as "1" and ""; some count as on while the page does not print them. */
export const isWishlistOn = (key: string, whenMissing = false): boolean =>
  !/^(|0|no|false)$/.test(String(setting(key) ?? whenMissing));

export const wishlistText = (key: string): string => textOf(setting(key));

export const wishlistLabel = (key: string): string => textOf(nested("labels")[key]);

/** Milliseconds; the platform's default where the page prints none. */
export const wishlistMs = (key: string): number => Number(wishlistText(key)) || DEFAULT_TIMEOUT_MS;

export const nonceKeyOf = (call: WishlistCall): string => `${call}_nonce`;

/** Some actions are printed under the call's name with "_action", some without. Empty where the shop lacks the call. */
export const credentialsOf = (call: WishlistCall): { action: string; nonce: string; context: "frontend" } => {
  const actions = nested("actions");
  return {
    action: textOf(actions[`${call}_action`] ?? actions[call]),
    nonce: textOf(nested("nonce")[nonceKeyOf(call)]),
    context: "frontend",
  };
};

export const wishlistAjaxUrl = (): string => wishlistText("ajax_url") || adminAjaxUrl();

/** False where the page's inline settings are missing or held back by an optimiser. */
export const hasActions = (): boolean => isObject(setting("actions"));

/** Joins the classes of a block's key. */
export const fragmentGlue = (): string => wishlistText("fragments_index_glue") || ".";

/** With one list the button goes after an add; with many only where the shop says so. */
export const hidesAddButton = (): boolean => !isWishlistOn("multi_wishlist") || isWishlistOn("hide_add_button");
