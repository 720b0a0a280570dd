import { announceNews } from "#src/dom/platform-events.ts";
import { type Blocks, blocksFor, blocksOf } from "#src/dom/wishlist-blocks.ts";
import { heartsOf } from "#src/dom/wishlist-markup.ts";
import { createRequestQueue } from "#src/platform/request-queue.ts";
import { askWishlist, refusalOf } from "#src/platform/wishlist.ts";
import type { WishlistAnswer } from "#src/platform/wishlist-answer.ts";
import { fragmentGlue, type WishlistCall, type WishlistFields } from "#src/platform/wishlist-settings.ts";
import { acceptAnswer } from "./wishlist-answers.ts";
import { markWishlistsPending, tellOtherTabs } from "./wishlists.ts";

/**
 * Everything that changes the lists, in its turn. One queue: two first adds side by side would each create a default
 * list, and an older answer would paint over a newer one.
 */
export const inTurn = createRequestQueue(markWishlistsPending);

/** What the change of one product prints anew, or without one the whole page. */
export const blocksAfter = (productId?: number): Blocks | null => {
  if (productId === undefined) return blocksOf(fragmentGlue());
  const blocks = blocksFor(fragmentGlue(), productId);
  if (heartsOf(productId).length > 0) return blocks;
  // A block that no page shows: its answer says whether the product is in a list.
  const question = { item: "add_to_wishlist", product_id: productId };
  return { ...blocks, [`sw-question-${productId}`]: question };
};

/** Ends what `storefront:wishlist-add-started` has begun for others, such as the theme's sign of waiting. */
export const tellFailure = (productId: number, error: unknown): void =>
  announceNews("storefront:wishlist-failed", { productId, error });

/** Whether the list is now as the shopper wanted it. */
export const isDone = (answer: Pick<WishlistAnswer, "result"> | undefined): boolean =>
  answer?.result === "true" || answer?.result === "exists";

/**
 * Makes a call that changes a list, and brings page, store and other tabs in line with the answer: with the blocks of
 * one product, or with those of the whole page. "refused" comes back as a result. It outlives the page, as the
 * shopper may walk on at once.
 * @throws PlatformError when the shop cannot be reached.
 */
export const changeWishlist = <Call extends WishlistCall>(
  call: Call,
  fields: WishlistFields[Call],
  productId?: number,
): Promise<WishlistAnswer> => {
  const change = inTurn(async () => {
    // Twice: first for the platform's order, blocks last; then so that blocks which other scripts have seen are kept.
    const all = { ...fields, fragments: blocksAfter(productId), ...fields };
    const answer = await askWishlist(call, all, { keepalive: true });
    if (isDone(answer)) {
      // Each time that they are told, all of them ask the shop.
      if (!acceptAnswer(answer)) tellOtherTabs();
    } else if (productId) tellFailure(productId, new Error(`The shop answered "${answer.result}". ${answer.message}`));
    return answer;
  });
  if (productId) change.catch((error) => tellFailure(productId, error));
  return change;
};

/**
 * As `changeWishlist`, where a refusal has nothing to tell the shopper.
 * @throws PlatformError when the shop cannot be reached or refuses.
 */
export const insistOnChange: typeof changeWishlist = async (call, fields, productId) => {
  const answer = await changeWishlist(call, fields, productId);
  if (isDone(answer)) return answer;
  throw refusalOf(call);
};
