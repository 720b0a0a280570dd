import { parseServerHtml } from "#src/dom/server-html.ts";
import { replaceBlocks } from "#src/dom/wishlist-blocks.ts";
import { emitWishlist } from "#src/dom/wishlist-events.ts";
import { readListed } from "#src/dom/wishlist-markup.ts";
import type { UserList, WishlistAnswer } from "#src/platform/wishlist-answer.ts";
import { fragmentGlue } from "#src/platform/wishlist-settings.ts";
import { acceptListed, acceptLists } from "./wishlists.ts";

/** A list's name as the shopper wrote it. It comes as HTML: the shop keeps "<3" as "&lt;3". */
export const nameOf = ({ name }: UserList): string => parseServerHtml(name).textContent;

/** Brings page and store in line with an answer of the shop. */
export const acceptAnswer = (
  { fragments, lists }: Pick<WishlistAnswer, "fragments"> & Partial<WishlistAnswer>,
  search: object = {},
): void => {
  const received = replaceBlocks(fragments, fragmentGlue());
  acceptListed(new Map(received.flatMap((block) => [...readListed(block)])));
  if (lists) acceptLists(lists.map((list) => ({ id: list.id, name: nameOf(list), isDefault: list.isDefault })));
  emitWishlist("yith_wcwl_fragments_replaced", { fragments, data: search });
  emitWishlist("yith_wcwl_init_after_ajax");
};
