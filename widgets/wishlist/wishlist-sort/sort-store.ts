import { postWishlist } from "#src/platform/wishlist.ts";
import { inTurn } from "#src/stores/wishlist-changes.ts";
import { tellOtherTabs } from "#src/stores/wishlists.ts";
import { readPage } from "./contract.ts";

/** The order that the shopper wants last. */
let newest: readonly string[] | undefined;

/**
 * Call 9: sends the rows' order once the shop has answered an earlier one, since requests side by side may arrive the other
 * way round; also when the shopper walks on at once. One that a newer order has made void is not sent, and never rejects.
 */
export const sendOrder = async (table: HTMLElement, positions: string[]): Promise<void> => {
  newest = positions;
  const fields = { positions, ...readPage(table) };
  try {
    await inTurn(async () => {
      if (newest === positions) await postWishlist("sort_wishlist_items", fields, { keepalive: true });
    });
    tellOtherTabs();
  } catch (error) {
    if (newest === positions) throw error;
  }
};
