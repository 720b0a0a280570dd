import { atom } from "nanostores";
import { readItem, writeItem } from "#src/dom/web-storage.ts";
import { wishlistKey } from "#src/dom/wishlist/wishlist-mark.ts";
import { wishlistAjaxUrl } from "#src/platform/wishlist-settings.ts";
import type { WishlistList, Wishlists } from "#src/public-types.ts";
import { tryParse } from "#src/try-parse.ts";
import { UNKNOWN_WISHLISTS } from "#src/unknown-state.ts";

/** The visitor's wishlists as last heard from the shop. Other tabs follow through this browser's storage. */
export const $wishlists = atom(UNKNOWN_WISHLISTS);

const update = (changes: Partial<Wishlists>): void => $wishlists.set({ ...$wishlists.get(), ...changes });

interface Stored {
  /** Several shops may share one origin; the address of their calls tells them apart. */
  shop: string;
  productIds: number[];
}

/** Takes over what this browser remembers, until the shop's answers correct it. */
export const recallWishlists = (): void => {
  const stored = tryParse(readItem("local", wishlistKey()) ?? "") as Stored | null | undefined;
  if (stored?.shop === wishlistAjaxUrl()) update({ productIds: stored.productIds });
};

/** Remembers the lists and tells the other tabs of any change, even of an order or a name. */
export const tellOtherTabs = (): void => {
  const { productIds } = $wishlists.get();
  writeItem("local", wishlistKey(), JSON.stringify({ shop: wishlistAjaxUrl(), productIds, changedAt: Date.now() }));
};

/** Takes over what the shop's HTML said of products. Returns true for news, which the other tabs have been told. */
export const acceptListed = (listed: ReadonlyMap<number, boolean>): boolean => {
  const { isKnown, productIds: before } = $wishlists.get();
  const ids = new Set(before);
  for (const [id, isListed] of listed) {
    if (isListed) ids.add(id);
    else ids.delete(id);
  }
  const productIds = [...ids].toSorted((one, other) => one - other);
  const isNews = productIds.join() !== before.join();
  if (isNews || (listed.size > 0 && !isKnown)) update({ isKnown: true, productIds });
  if (isNews) tellOtherTabs();
  return isNews;
};

export const acceptLists = (lists: readonly WishlistList[]): void => update({ lists });

export const markWishlistsPending = (isPending: boolean): void => update({ isPending });
