import { postWishlist } from "#src/platform/wishlist.ts";
import { inTurn } from "#src/stores/wishlist-changes.ts";
import { tellOtherTabs } from "#src/stores/wishlists.ts";
import { readPage } from "./contract.ts";

let request: AbortController | undefined;

/**
 * Call 9: sends the rows' order, also when the shopper walks on at once. An earlier order that is still on its way is
 * taken back; then the promise never rejects, because a newer one is on its way.
 */
export const sendOrder = async (table: HTMLElement, positions: string[]): Promise<void> => {
  request?.abort();
  const own = new AbortController();
  request = own;
  const fields = { positions, ...readPage(table) };
  try {
    await inTurn(() => postWishlist("sort_wishlist_items", fields, { signal: own.signal, keepalive: true }));
    tellOtherTabs();
  } catch (error) {
    if (!own.signal.aborted) throw error;
  }
};
