import * as v from "valibot";
import { readJson } from "./client.ts";
import type { PlainObject } from "./page-globals.ts";
import { textOf } from "./page-settings.ts";
import { wishlistAjaxUrl } from "./wishlist-settings.ts";

/** What the wishlist's calls answer (contract 7.1). */

/** PHP prints a list with gaps as a map. Ids and flags come as numbers and booleans, or as texts. */
type RawLists = Readonly<Record<string, PlainObject & { wishlist_name: string }>>;

// The library has a schema for maps, whose code nothing else needs.
const rawLists = v.custom<RawLists>(
  (lists) => Object.values(Object(lists)).every((list) => typeof Object(list).wishlist_name === "string"),
  "Expected lists with names",
);

const answerShape = v.looseObject({ user_wishlists: v.nullish(rawLists) });

/** One of the visitor's lists, as an add or a move tells them. */
export interface UserList {
  id: number;
  /** As HTML: the shop keeps a shopper's "<3" as "&lt;3". */
  name: string;
  isDefault: boolean;
  /** The address that adds the product of the call to this list, as HTML. */
  addUrl: string;
}

/** "refused" is the shop's "error", and the boolean false of a nonce, a permission or a text that it did not take. */
export type WishlistResult = "true" | "exists" | "refused";

export interface WishlistAnswer {
  result: WishlistResult;
  /** HTML; empty when the shop has nothing to say. */
  message: string;
  fragments: Record<string, string>;
  lists: UserList[] | null | undefined;
  /** HTML in place of the form that was sent. */
  template: string;
}

/** Calls that have no result say by their blocks that they did what was asked. */
const resultOf = (result: unknown, hasBlocks: boolean): WishlistResult => {
  if (/^(true|1)$/.test(`${result}`) || (result === undefined && hasBlocks)) return "true";
  return result === "exists" ? result : "refused";
};

/** Blocks of other plugins may be anything, and PHP prints an empty map as []. What is no text is passed over. */
const textBlocks = (fragments: unknown): Record<string, string> => {
  const isBlock = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";
  return Object.fromEntries(Object.entries(fragments ?? {}).filter(isBlock));
};

/**
 * Without a result the answer's blocks tell of success; where none were asked for, an empty map does too.
 * @throws PlatformError when it is no JSON, or of another shape.
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
