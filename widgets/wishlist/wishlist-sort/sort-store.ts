import { postWishlist } from "#src/platform/wishlist.ts";
import { reportError } from "#src/report-error.ts";
import { inTurn } from "#src/stores/wishlist-changes.ts";
import { tellOtherTabs } from "#src/stores/wishlists.ts";
import { readPage } from "./contract.ts";

type Order = readonly string[];

/**
 * Call 9 for one table: sends the rows' order once the shop has answered an earlier one, since requests side by side may
 * arrive the other way round; also when the shopper walks on at once. One that a newer order has made void is not sent.
 */
export const createOrderSender = (table: HTMLElement) => {
  let newest: Order;
  let taken: Order | undefined;

  /** Never rejects: where the shop does not take the newest order it answers with the one that the shop has. */
  return async (positions: string[], before: Order): Promise<Order | undefined> => {
    taken ??= before;
    newest = positions;
    const fields = { positions, ...readPage(table) };
    try {
      await inTurn(async () => {
        if (newest !== positions) return;
        await postWishlist("sort_wishlist_items", fields, { keepalive: true });
        taken = positions;
      });
      tellOtherTabs();
    } catch (error) {
      reportError("wishlist-sort", error, table);
      if (newest === positions) return taken;
    } finally {
      // Until the next order rows may come and go.
      if (newest === positions) taken = undefined;
    }
  };
};
