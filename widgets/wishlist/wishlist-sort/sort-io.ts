import { postWishlist } from "#src/platform/wishlist.ts";
import { reportError } from "#src/report-error.ts";
import { inTurn } from "#src/stores/wishlist-changes.ts";
import { tellOtherTabs } from "#src/stores/wishlists.ts";
import { readPage } from "./contract.ts";

type Order = readonly string[];

/**
 * Call 9 for one table. Sends an order only after the shop has answered the previous one, because parallel requests may
 * arrive in the wrong order. Skips an order that a newer one has replaced. `keepalive`: the shopper may leave the page.
 */
export const createOrderSender = (table: HTMLElement) => {
  let taken: Order | undefined;

  /** Never rejects: if the newest order fails, resolves with the order that the shop has. */
  return async (positions: string[], before: Order, isNewest: () => boolean): Promise<Order | undefined> => {
    taken ??= before;
    const fields = { positions, ...readPage(table) };
    try {
      await inTurn(async () => {
        if (!isNewest()) return;
        await postWishlist("sort_wishlist_items", fields, { keepalive: true });
        taken = positions;
      });
      tellOtherTabs();
    } catch (error) {
      reportError("wishlist-sort", error, table);
      if (isNewest()) return taken;
    } finally {
      // Rows may come and go before the next order.
      if (isNewest()) taken = undefined;
    }
  };
};
