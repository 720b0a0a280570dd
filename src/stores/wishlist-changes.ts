import { emitOwn } from "#src/dom/platform-events.ts";
import { type Blocks, blocksFor, blocksOf } from "#src/dom/wishlist/wishlist-blocks.ts";
import { heartsOf, readListed } from "#src/dom/wishlist/wishlist-markup.ts";
import { createRequestQueue } from "#src/platform/request-queue.ts";
import { askWishlist, refusalOf } from "#src/platform/wishlist.ts";
import type { WishlistAnswer } from "#src/platform/wishlist-answer.ts";
import { fragmentGlue, type WishlistCall, type WishlistFields } from "#src/platform/wishlist-settings.ts";
import { acceptAnswer } from "./wishlist-answers.ts";
import { $wishlists, markWishlistsPending, tellOtherTabs } from "./wishlists.ts";

/** One queue: two first adds side by side would create two default lists, and an older answer could paint last. */
export const inTurn = createRequestQueue(markWishlistsPending);

/** The blocks that a product's change prints anew; without a product those of the whole page. */
export const blocksAfter = (productId?: number): Blocks | null => {
  if (productId === undefined) return blocksOf(fragmentGlue());
  const blocks = blocksFor(fragmentGlue(), productId);
  if (heartsOf(productId)[0]) return blocks;
  // No page shows this block: the answer to it tells whether the product is in a list.
  const question = { item: "add_to_wishlist", product_id: productId };
  return { ...blocks, [`sw-question-${productId}`]: question };
};

/** Ends what other scripts began at `storefront:wishlist-add-started`, such as a theme's spinner. */
export const tellFailure = (productId: number, error: Error): void =>
  emitOwn("storefront:wishlist-failed", { productId, error });

/** Whether the list is now as the shopper wants it. */
export const isDone = (answer: Pick<WishlistAnswer, "result"> | undefined): boolean =>
  answer?.result === "true" || answer?.result === "exists";

/** What a change by itself says of its product: whether it is in a list afterwards. A question says nothing. */
const saidBy = (call: WishlistCall, productId?: number): [number, boolean][] =>
  productId && call !== "load_fragments" ? [[productId, !/remove|delete/.test(call)]] : [];

/** As the page shows it, or as the shop has said last. */
const isInList = (productId = 0): boolean =>
  readListed(document).get(productId) ?? $wishlists.get().productIds.includes(productId);

/** The answer of the shop to the question for a product; undefined unless the change has been made after all. */
const answerIfMade = async (
  productId: number,
  wasInList: boolean,
  isListedAfter: boolean,
): Promise<WishlistAnswer | undefined> => {
  const answer = await changeWishlist("load_fragments", {}, productId).catch(() => undefined);
  const isListed = isInList(productId);
  // The page may not have known that the product was in a list.
  return isListed !== wasInList && isListed === isListedAfter ? answer : undefined;
};

/**
 * Makes a call that changes a list and updates page, store and other tabs, with the blocks of one product or of the whole
 * page. A refusal is a result; a product's must have words. The request outlives the page, since the shopper may leave at
 * once. After a failure the shop is asked whether it has done it all the same.
 * @throws PlatformError when the shop cannot be reached or refuses a product without a word.
 */
export const changeWishlist = <Call extends WishlistCall>(
  call: Call,
  fields: WishlistFields[Call],
  productId?: number,
): Promise<WishlistAnswer> => {
  let wasInList: boolean;
  const known = saidBy(call, productId);
  const change = inTurn(async () => {
    wasInList = isInList(productId);
    // Spread twice: first for the platform's order, blocks last; again because the fields of an add bring their own blocks.
    const all = { ...fields, fragments: blocksAfter(productId), ...fields };
    const answer = await askWishlist(call, all, { keepalive: true });
    if (isDone(answer)) {
      // Tell the other tabs once, since each of them asks the shop.
      if (!acceptAnswer(answer, {}, known)) tellOtherTabs();
    } else if (productId) {
      // The plugin explains every refusal, so this answer is not the plugin's.
      if (!answer.message) throw refusalOf(call);
      tellFailure(productId, new Error(`The shop refused. ${answer.message}`));
    }
    return answer;
  });
  return change.catch(async (error) => {
    // The shop may have made the change, as when the page is left at once: the next page must know to ask.
    tellOtherTabs();
    for (const [changedId, isListedAfter] of known) {
      const answer = await answerIfMade(changedId, wasInList, isListedAfter);
      // Only the change's own answer was lost.
      if (answer) return answer;
      tellFailure(changedId, error);
    }
    throw error;
  });
};

/**
 * Like `changeWishlist`, where a refusal has no message for the shopper.
 * @throws PlatformError when the shop cannot be reached or refuses.
 */
export const insistOnChange: typeof changeWishlist = async (call, fields, productId) => {
  const answer = await changeWishlist(call, fields, productId);
  if (isDone(answer)) return answer;
  throw refusalOf(call);
};
