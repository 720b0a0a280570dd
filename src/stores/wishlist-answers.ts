import { replaceBlocks } from "#src/dom/wishlist-blocks.ts";
import { emitWishlist } from "#src/dom/wishlist-events.ts";
import { readListed } from "#src/dom/wishlist-markup.ts";
import type { WishlistAnswer } from "#src/platform/wishlist-answer.ts";
import { fragmentGlue, wishlistSettings } from "#src/platform/wishlist-settings.ts";
import { acceptListed, acceptLists } from "./wishlists.ts";

/** Brings page and store in line with an answer of the shop. Returns the blocks of the page that it printed anew. */
export const acceptAnswer = (
  { fragments, lists }: Pick<WishlistAnswer, "fragments" | "lists">,
  search: object = {},
): Set<Element> => {
  const { replaced, received } = replaceBlocks(fragments, fragmentGlue());
  const listed = new Map(received.flatMap((block) => [...readListed(block as HTMLElement)]));
  acceptListed(listed);
  acceptLists(lists?.map(({ id, name, isDefault }) => ({ id, name, isDefault })));
  emitWishlist("yith_wcwl_fragments_replaced", { fragments, data: search });
  emitWishlist("yith_wcwl_init_after_ajax");
  return replaced;
};

/** Shows what the shop has to say, where the shop shows notices at all. */
export const showAnswer = (message: string): void => {
  const { showsNotices, noticeMs } = wishlistSettings();
  if (!message || !showsNotices) return;
  // Its style travels with the islands' code, which a check of the page's buttons must not load.
  void import("#src/dom/wishlist-notice.ts").then(({ showWishlistNotice }) => showWishlistNotice(message, noticeMs));
};
