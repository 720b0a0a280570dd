import { PlatformError } from "#src/errors.ts";
import { isObject, type PlainObject } from "#src/plain-object.ts";
import { postAction } from "./admin-ajax.ts";
import type { RequestOptions } from "./client.ts";
import { freshGlobal } from "./fresh-settings.ts";
import { readAnswer, type WishlistAnswer } from "./wishlist-answer.ts";
import {
  credentialsOf,
  nonceKeyOf,
  WISHLIST_GLOBAL,
  type WishlistCall,
  type WishlistFields,
  wishlistAjaxUrl,
} from "./wishlist-settings.ts";

/** The wishlist's 13 calls (Spec 7, Wishlist; wishlist contract 7), all of one form. */

type WishlistBlocks = Readonly<Record<string, PlainObject>> | null;

/** Newer than the nonces that this page printed. */
let renewed: PlainObject = {};

/** For tests, each of which has a shop of its own. */
export const forgetRenewedNonces = (): void => {
  renewed = {};
};

const nonceOf = (call: WishlistCall): string => String(renewed[nonceKeyOf(call)] ?? credentialsOf(call).nonce);

const renewNonces = async (): Promise<void> => {
  const fresh = await freshGlobal(WISHLIST_GLOBAL);
  if (isObject(fresh?.nonce)) renewed = fresh.nonce;
};

type Options = Pick<RequestOptions, "signal" | "keepalive">;

const send = (call: WishlistCall, fields: object, options: Options): Promise<string> => {
  const { action, ...rest } = { ...credentialsOf(call), ...fields, nonce: nonceOf(call) };
  if (action) return postAction(action, rest, { ...options, url: wishlistAjaxUrl() });
  throw new PlatformError(
    "http",
    `${WISHLIST_GLOBAL} has no action for "${call}". Print it, or take the premium edition.`,
  );
};

const isStale = ({ kind, status }: PlatformError): boolean => kind === "stale-nonce" || status === 403;

interface Asked {
  fragments?: WishlistBlocks;
}

// Not anchored to the ends, where PHP's warnings and a cache's remarks stand. Inside an answer's texts quotes are escaped.
const REFUSED = /\{\s*"result"\s*:\s*false\s*\}|^\s*<(!doc|html)/i;
const EMPTY = /\{\s*"fragments"\s*:\s*\[\s*\]\s*\}/;

/** Some calls answer false, others leave out the blocks; a page, such as a login, is a refusal too. */
const isRefusal = (text: string, { fragments }: Asked): boolean =>
  REFUSED.test(text) || (Boolean(fragments) && EMPTY.test(text));

export const refusalOf = (call: WishlistCall): PlatformError =>
  new PlatformError("stale-nonce", `The shop refused "${call}". Is the page cached?`);

/** A refused nonce is replaced once; if the page still prints the same nonce, the shop has refused something else. */
const post = async (call: WishlistCall, fields: object & Asked, options: Options = {}): Promise<string> => {
  const nonce = nonceOf(call);
  const answer = send(call, fields, options);
  const isRefused = await answer.then((text) => isRefusal(text, fields), isStale);
  if (!isRefused) return answer;
  await renewNonces();
  return nonceOf(call) === nonce ? answer : send(call, fields, options);
};

/**
 * A refusal is an answer, too.
 * @throws PlatformError when the shop cannot be reached or answers something else.
 */
export const askWishlist = async <Call extends WishlistCall>(
  call: Call,
  fields: WishlistFields[Call] & Asked,
  options?: Options,
): Promise<WishlistAnswer> => readAnswer(await post(call, fields, options), Boolean(fields.fragments));

/**
 * For calls whose answer is HTML or empty.
 * @throws PlatformError when the shop cannot be reached or refuses.
 */
export const postWishlist = async <Call extends WishlistCall>(
  call: Call,
  fields: WishlistFields[Call] & Asked,
  options?: Options,
): Promise<string> => {
  const text = await post(call, fields, options);
  if (isRefusal(text, fields)) throw refusalOf(call);
  return text;
};
