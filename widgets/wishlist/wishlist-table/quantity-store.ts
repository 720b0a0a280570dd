import { tellOtherTabs } from "#src/stores/wishlists.ts";
import type { Row } from "./list-rows.tsx";

type Platform = typeof import("#src/platform/wishlist.ts");

let platform: Platform | undefined;

/** A page that is being left waits for no code, not even for such as it has, so the call's comes with the first change. */
export const expectQuantity = async (): Promise<Platform> => {
  platform ??= await import("#src/platform/wishlist.ts");
  return platform;
};

/** Call 8. It outlives the page: a shopper may walk on at once. */
export const sendQuantity = async ({ rowId, listToken, quantity }: Row, signal: AbortSignal): Promise<void> => {
  const { postWishlist } = platform ?? (await expectQuantity());
  await postWishlist(
    "update_item_quantity",
    { product_id: rowId, wishlist_token: listToken, quantity },
    { signal, keepalive: true },
  );
  tellOtherTabs();
};
