import { tellOtherTabs } from "#src/stores/wishlists.ts";
import type { Row } from "./contract.ts";

/** Call 8. An aborted one is not a failure. */
export const sendQuantity = async ({ rowId, listToken }: Row, quantity: number, signal: AbortSignal): Promise<void> => {
  const { updateItemQuantity } = await import("#src/platform/wishlist.ts");
  await updateItemQuantity({ productId: rowId, listToken, quantity }, signal);
  tellOtherTabs();
};
