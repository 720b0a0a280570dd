import { textOfHtml } from "#src/dom/server-html.ts";
import { replaceBlocks } from "#src/dom/wishlist/wishlist-blocks.ts";
import { emitWishlist } from "#src/dom/wishlist/wishlist-events.ts";
import { readListed } from "#src/dom/wishlist/wishlist-markup.ts";
import type { WishlistAnswer } from "#src/platform/wishlist-answer.ts";
import { fragmentGlue } from "#src/platform/wishlist-settings.ts";
import { acceptListed, acceptLists } from "./wishlists.ts";

/**
 * Updates page and store from an answer. `known` holds where its blocks say nothing, as with the plugin's React buttons.
 * Returns true when the other tabs have been told.
 */
export const acceptAnswer = (
  { fragments, lists }: Pick<WishlistAnswer, "fragments"> & Partial<WishlistAnswer>,
  search: object = {},
  known: readonly [number, boolean][] = [],
): boolean => {
  const received = replaceBlocks(fragments, fragmentGlue());
  const isTold = acceptListed(new Map([...known, ...received.flatMap((block) => [...readListed(block)])]));
  if (lists) acceptLists(lists.map(({ id, name, isDefault }) => ({ id, name: textOfHtml(name), isDefault })));
  emitWishlist("yith_wcwl_fragments_replaced", { fragments, data: search });
  emitWishlist("yith_wcwl_init_after_ajax");
  return isTold;
};
