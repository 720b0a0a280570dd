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
export const createOrders = (table: HTMLElement) => {
  let unsaved: Order | undefined;
  let taken: Order;

  /** Never rejects: if the newest order fails, resolves with the order that the shop took last. */
  const save = async (positions: string[], before: Order): Promise<Order | undefined> => {
    // Rows may have come and gone since an earlier order.
    if (!unsaved) taken = before;
    unsaved = positions;
    const isNewest = () => unsaved === positions;
    try {
      await inTurn(async () => {
        if (!isNewest()) return;
        await postWishlist("sort_wishlist_items", { positions, ...readPage(table) }, { keepalive: true });
        taken = positions;
      });
      tellOtherTabs();
    } catch (error) {
      reportError("wishlist-sort", error, table);
      if (isNewest()) return taken;
    } finally {
      if (isNewest()) unsaved = undefined;
    }
  };

  return { save, unsaved: () => unsaved };
};
