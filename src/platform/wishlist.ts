import { PlatformError } from "#src/errors.ts";
import { postAction } from "./admin-ajax.ts";
import type { RequestOptions } from "./client.ts";
import { freshGlobal } from "./fresh-settings.ts";
import { isObject } from "./page-globals.ts";
import { readAnswer, type WishlistAnswer } from "./wishlist-answer.ts";
import { credentialsOf, nonceKeyOf, WISHLIST_GLOBAL, type WishlistCall, wishlistAjaxUrl } from "./wishlist-settings.ts";

/** The wishlist's 13 calls (Spec 7, Wishlist; contract chapter 7). */

/** Options of the page's wishlist blocks by their key; null when the page has none. */
export type WishlistBlocks = Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;

const renewedNonces = new Map<string, string>();

/** For tests: shops come and go there. */
export const forgetRenewedNonces = (): void => renewedNonces.clear();

/** The common fields of a call, with the nonce that was renewed last. */
const commonFields = (call: WishlistCall) => {
  const common = credentialsOf(call);
  return { ...common, nonce: renewedNonces.get(nonceKeyOf(call)) ?? common.nonce };
};

/** A nonce that differs from the refused one; undefined when the page still prints the same or cannot be had. */
const renewNonce = async (call: WishlistCall, refused: unknown): Promise<string | undefined> => {
  const fresh = await freshGlobal(WISHLIST_GLOBAL).catch(() => undefined);
  if (!isObject(fresh?.nonce)) return undefined;
  for (const [key, nonce] of Object.entries(fresh.nonce)) renewedNonces.set(key, String(nonce));
  const nonce = renewedNonces.get(nonceKeyOf(call));
  return nonce === refused ? undefined : nonce;
};

type Fields = Readonly<Record<string, unknown>>;
type Options = Pick<RequestOptions, "signal" | "keepalive">;

const send = async (call: WishlistCall, fields: Fields, options: Options): Promise<string> => {
  const common = commonFields(call);
  const { action, ...rest } = { ...common, ...fields };
  // Fields that other scripts have seen carry the page's nonce, which may be known to be too old.
  if (rest.nonce === credentialsOf(call).nonce) rest.nonce = common.nonce;
  if (action) return postAction(action, rest, { ...options, url: wishlistAjaxUrl() });
  throw new PlatformError("http", `This shop's wishlist has no action for "${call}". It needs the premium edition.`);
};

const isRefusal = (error: unknown): boolean =>
  error instanceof PlatformError && (error.kind === "stale-nonce" || error.status === 403);

/** Sends a call. A refused nonce is replaced once by a fresh one from the page. */
const post = async (
  call: WishlistCall,
  fields: Fields,
  isRefused: (text: string) => boolean,
  options: Options = {},
): Promise<string> => {
  const used = commonFields(call).nonce;
  let failure: unknown;
  const text = await send(call, fields, options).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    failure = error;
    return "";
  });
  if (!failure && !isRefused(text)) return text;
  const nonce = await renewNonce(call, used);
  if (nonce !== undefined) return send(call, { ...fields, nonce }, options);
  if (failure) throw failure;
  return text;
};

const saysFalse = (text: string): boolean => /^\s*\{\s*"result"\s*:\s*false\s*\}\s*$/.test(text);

/** Refusals of these calls look like an answer without blocks, although blocks were asked for. */
const hasNoBlocks = (blocks: WishlistBlocks) => (text: string) =>
  saysFalse(text) || (blocks !== null && /^\s*\{\s*"fragments"\s*:\s*\[\]\s*\}\s*$/.test(text));

const call = async (
  name: WishlistCall,
  fields: Fields,
  { isRefused = saysFalse, ...options }: Options & { isRefused?: (text: string) => boolean } = {},
): Promise<WishlistAnswer> => readAnswer(await post(name, fields, isRefused, options));

/** The fields of call 1 before other scripts have had their say. */
export interface AddFields {
  add_to_wishlist: number | string;
  product_type: string;
  wishlist_id: number | string;
  fragments: WishlistBlocks;
  wishlist_name?: string;
  wishlist_visibility?: string;
}

/** Call 1. `fields` may carry action, nonce and whatever other scripts have added. */
export const addToWishlist = (fields: AddFields & Fields): Promise<WishlistAnswer> =>
  call("add", fields, { keepalive: JSON.stringify(fields).length < 20_000 });

/** Call 2. The row's id is the product's; a token as `listId` would silently mean the default list. */
export const removeFromWishlist = (row: {
  productId: number;
  listId: string;
  listToken: string;
  fragments: WishlistBlocks;
}): Promise<WishlistAnswer> =>
  call(
    "remove",
    {
      remove_from_wishlist: row.productId,
      wishlist_id: row.listId,
      wishlist_token: row.listToken,
      fragments: row.fragments,
    },
    { isRefused: hasNoBlocks(row.fragments) },
  );

/** Call 3. */
export const removeFromAllWishlists = (productId: number, listId: string, fragments: WishlistBlocks) =>
  call("removeFromAll", { prod_id: productId, wishlist_id: listId, fragments });

/** Call 4. The id is the item's record, not the product. */
export const deleteItem = (itemId: string, fragments: WishlistBlocks): Promise<WishlistAnswer> =>
  call("deleteItem", { item_id: itemId, fragments });

export interface Move {
  listToken: string;
  destination: string;
  itemId: string;
  fragments: WishlistBlocks;
  /** For a list that the move creates. */
  name?: string;
  visibility?: string;
}

/** Call 5. */
export const moveItem = ({ listToken, destination, itemId, fragments, name, visibility }: Move) =>
  call("move", {
    wishlist_token: listToken,
    destination_wishlist_token: destination,
    item_id: itemId,
    ...(name === undefined ? {} : { wishlist_name: name, wishlist_visibility: visibility ?? "" }),
    fragments,
  });

/** Call 6, by id or token. */
export const saveTitle = (list: string, title: string, fragments: WishlistBlocks): Promise<WishlistAnswer> =>
  call("saveTitle", { wishlist_id: list, title, fragments });

/** Call 7: 0 public, 1 shared, 2 private. */
export const savePrivacy = (list: string, privacy: string, fragments: WishlistBlocks): Promise<WishlistAnswer> =>
  call("savePrivacy", { wishlist_id: list, privacy, fragments });

/** Call 8. Its answer says nothing. */
export const updateItemQuantity = async (
  item: { productId: string; listToken: string; quantity: number },
  signal: AbortSignal,
): Promise<void> => {
  const fields = { product_id: item.productId, wishlist_token: item.listToken, quantity: item.quantity };
  await post("updateQuantity", fields, saysFalse, { signal });
};

/** Call 9: all row ids of the page in their new order. Its answer says nothing. */
export const sortItems = async (
  order: { positions: string[]; listToken: string; page: string; perPage: string },
  signal: AbortSignal,
): Promise<void> => {
  const { positions, listToken, page, perPage } = order;
  await post("sort", { positions, wishlist_token: listToken, page, per_page: perPage }, saysFalse, { signal });
};

/** Call 10. */
export const loadFragments = (fragments: WishlistBlocks): Promise<WishlistAnswer> =>
  call("loadFragments", { fragments });

/** Call 11. Each block's options say which layout; the server follows a phone's user agent all the same. */
export const loadMobile = (fragments: WishlistBlocks, isMobile: boolean, signal: AbortSignal) =>
  call("loadMobile", { is_mobile: isMobile ? "yes" : "no", fragments }, { signal, isRefused: hasNoBlocks(fragments) });

/** Call 12: the form's fields; action, nonce and context win over fields of the same name. */
export const askEstimate = (fields: Readonly<Record<string, string>>): Promise<WishlistAnswer> => {
  const { action: _action, nonce: _nonce, context: _context, ...own } = fields;
  return call("askEstimate", own);
};

export interface SuggestionFields {
  pagination: string;
  per_page: string;
  wishlist_id: string;
  wishlist_token: string;
  add_to_wishlist: string;
  product_type: string;
}

/** Call 13: the whole wishlist as HTML, with one product more. */
export const reloadWithItem = (fields: SuggestionFields): Promise<string> =>
  post("reloadWithItem", { ...fields }, saysFalse);
