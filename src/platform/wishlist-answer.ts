import * as v from "valibot";
import type { PlainObject } from "#src/plain-object.ts";
import { readJson } from "./client.ts";
import { textOf } from "./page-globals.ts";
import { wishlistAjaxUrl } from "./wishlist-settings.ts";

/** The answers to the wishlist's calls (wishlist contract 7.1). */

/** PHP prints a list with gaps as a map. Ids and flags come as numbers, booleans or texts. */
type RawLists = Readonly<Record<string, PlainObject & { wishlist_name: string }>>;

// The schema library has maps, but only this file would need their code.
const rawLists = v.custom<RawLists>(
  (lists) => Object.values(Object(lists)).every((list) => typeof Object(list).wishlist_name === "string"),
  "Expected lists with names",
);

const answerShape = v.looseObject({ user_wishlists: v.nullish(rawLists) });

export interface UserList {
  id: number;
  /** HTML: the shop keeps a shopper's "<3" as "&lt;3". */
  name: string;
  isDefault: boolean;
  /** HTML of the address that adds the call's product to this list. */
  addUrl: string;
}

/** "refused" stands for "error", and for the false that answers a bad nonce, permission or text. */
type WishlistResult = "true" | "exists" | "refused";

export interface WishlistAnswer {
  result: WishlistResult;
  /** HTML; empty without a message. */
  message: string;
  fragments: Record<string, string>;
  lists: UserList[] | null | undefined;
  /** HTML that replaces the sent form. */
  template: string;
}

/** Some calls have no result; their blocks mean success. */
const resultOf = (result: unknown, hasBlocks: boolean): WishlistResult => {
  if (/^(true|1)$/.test(`${result}`) || (result === undefined && hasBlocks)) return "true";
  return result === "exists" ? result : "refused";
};

/** Other plugins' blocks may hold anything, and PHP prints an empty map as []. Only texts are kept. */
const textBlocks = (fragments: unknown): Record<string, string> => {
  const isBlock = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";
  return Object.fromEntries(Object.entries(fragments ?? {}).filter(isBlock));
};

/**
 * Without a result blocks mean success; if none were asked for, an empty map does too.
 * @throws PlatformError when the answer is no JSON, or of another shape.
 */
export const readAnswer = (text: string, isAskedForBlocks: boolean): WishlistAnswer => {
  const answer = readJson(answerShape, text, wishlistAjaxUrl());
  const fragments = textBlocks(answer.fragments);
  const hasBlocks = Object.keys(fragments).length > 0 || (!isAskedForBlocks && answer.fragments !== undefined);
  return {
    result: resultOf(answer.result, hasBlocks),
    message: textOf(answer.message),
    fragments,
    lists:
      answer.user_wishlists &&
      Object.values(answer.user_wishlists).map((list) => ({
        id: Number(list.id),
        name: list.wishlist_name,
        isDefault: Boolean(list.default),
        addUrl: textOf(list.add_to_this_wishlist_url),
      })),
    template: textOf(answer.template),
  };
};
