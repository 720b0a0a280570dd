import * as v from "valibot";
import { readJson } from "./client.ts";
import { wishlistAjaxUrl } from "./wishlist-settings.ts";

/** What the wishlist's calls answer (contract 7.1). */

// PHP prints an empty map as [].
const fragmentMap = v.union([
  v.record(v.string(), v.string()),
  v.pipe(
    v.array(v.unknown()),
    v.transform((): Record<string, string> => ({})),
  ),
]);

const userList = v.looseObject({
  id: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  wishlist_name: v.string(),
  default: v.optional(v.boolean(), false),
  add_to_this_wishlist_url: v.optional(v.string(), ""),
});

const answerShape = v.looseObject({
  result: v.optional(v.nullable(v.union([v.string(), v.boolean()]))),
  message: v.optional(v.nullable(v.union([v.string(), v.boolean()]))),
  fragments: v.optional(v.nullable(fragmentMap)),
  user_wishlists: v.optional(v.nullable(v.array(userList))),
  template: v.optional(v.nullable(v.string())),
});

export interface UserList {
  id: number;
  name: string;
  isDefault: boolean;
  /** The address that adds the product of the call to this list. */
  addUrl: string;
}

/** "refused" is the boolean false of a nonce, a permission or a text that the shop did not take. */
export type WishlistResult = "true" | "exists" | "error" | "refused";

export interface WishlistAnswer {
  result: WishlistResult;
  /** HTML; empty when the shop has nothing to say. */
  message: string;
  fragments: Record<string, string>;
  lists: UserList[] | undefined;
  /** HTML in place of the form that was sent. */
  template: string;
}

const resultOf = (result: string | boolean | null | undefined): WishlistResult => {
  if (result === true || result === "true") return "true";
  if (result === "exists") return "exists";
  return result === false || result === null || result === undefined ? "refused" : "error";
};

const textOf = (value: string | boolean | null | undefined): string => (typeof value === "string" ? value : "");

export const readAnswer = (text: string): WishlistAnswer => {
  const answer = readJson(answerShape, text, wishlistAjaxUrl());
  return {
    result: resultOf(answer.result),
    message: textOf(answer.message),
    fragments: answer.fragments ?? {},
    lists: answer.user_wishlists?.map(({ id, wishlist_name, default: isDefault, add_to_this_wishlist_url }) => ({
      id,
      name: wishlist_name,
      isDefault,
      addUrl: add_to_this_wishlist_url.replaceAll("&amp;", "&"),
    })),
    template: textOf(answer.template),
  };
};
