import { postWishlist } from "#src/platform/wishlist.ts";
import { inTurn } from "#src/stores/wishlist-changes.ts";
import { tellOtherTabs } from "#src/stores/wishlists.ts";
import type { Row } from "./list-rows.tsx";

/**
 * Call 8, after the answers to earlier changes, which may print the old number. `keepalive`, because the shopper may leave
 * the page at once.
 */
export const sendQuantity = async ({ rowId, listToken, quantity }: Row, signal: AbortSignal): Promise<void> => {
  const fields = { product_id: rowId, wishlist_token: listToken, quantity };
  await inTurn(() => postWishlist("update_item_quantity", fields, { signal, keepalive: true }));
  tellOtherTabs();
};
