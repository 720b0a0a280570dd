import { atom } from "nanostores";
import { readItem, writeItem } from "#src/dom/web-storage.ts";
import { wishlistKey } from "#src/dom/wishlist-mark.ts";
import { wishlistAjaxUrl } from "#src/platform/wishlist-settings.ts";
import type { WishlistList, Wishlists } from "#src/public-types.ts";

/** The visitor's wishlists as last heard from the shop, and in this browser's storage, from where other tabs follow. */
export const $wishlists = atom<Wishlists>({ isKnown: false, isPending: false, productIds: [], lists: [] });

interface Stored {
  /** Several shops may share one origin; the address of their calls tells them apart. */
  shop: string;
  productIds: number[];
  /** When this visitor last changed a list, so that other tabs hear of changes that add and remove nothing. */
  changedAt: number;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && "productIds" in value && Array.isArray(value.productIds);

const readStored = (): Stored | undefined => {
  try {
    const value: unknown = JSON.parse(readItem("local", wishlistKey()) ?? "null");
    return isStored(value) && value.shop === wishlistAjaxUrl() ? value : undefined;
  } catch {
    return undefined;
  }
};

const store = (changedAt: number): void => {
  const { productIds } = $wishlists.get();
  writeItem("local", wishlistKey(), JSON.stringify({ shop: wishlistAjaxUrl(), productIds, changedAt }));
};

/** Takes over what this browser remembers; the shop's answers correct it. */
export const recallWishlists = (): void => {
  const stored = readStored();
  if (stored) $wishlists.set({ ...$wishlists.get(), productIds: stored.productIds });
};

const sameIds = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** Takes over what the shop's HTML said of products. */
export const acceptListed = (listed: ReadonlyMap<number, boolean>): void => {
  if (listed.size === 0) return;
  const before = $wishlists.get();
  const kept = before.productIds.filter((id) => listed.get(id) !== false);
  const added = [...listed].filter(([id, isListed]) => isListed && !kept.includes(id)).map(([id]) => id);
  const productIds = [...kept, ...added].toSorted((one, other) => one - other);
  const hasChanged = !sameIds(productIds, before.productIds);
  if (before.isKnown && !hasChanged) return;
  $wishlists.set({ ...before, isKnown: true, productIds: hasChanged ? productIds : before.productIds });
  if (hasChanged) store(readStored()?.changedAt ?? 0);
};

export const acceptLists = (lists: readonly WishlistList[] | undefined): void => {
  if (lists) $wishlists.set({ ...$wishlists.get(), lists });
};

export const markWishlistsPending = (isPending: boolean): void => {
  if ($wishlists.get().isPending !== isPending) $wishlists.set({ ...$wishlists.get(), isPending });
};

/** Lets the other tabs know that something has changed. */
export const tellOtherTabs = (): void => store(Date.now());
