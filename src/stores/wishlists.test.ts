import { expect, it, onTestFinished, vi } from "vitest";
import { hasHadWishlist, wishlistKey } from "#src/dom/wishlist/wishlist-mark.ts";
import { wishlistAjaxUrl } from "#src/platform/wishlist-settings.ts";
import { UNKNOWN_WISHLISTS } from "#src/unknown-state.ts";
import { $wishlists, acceptListed, recallWishlists } from "./wishlists.ts";

it("knows the list once the shop has spoken of a product, also where nothing is in it", () => {
  $wishlists.set(UNKNOWN_WISHLISTS);
  acceptListed(new Map());
  expect($wishlists.get().isKnown).toBe(false);
  acceptListed(new Map([[7, false]]));
  expect($wishlists.get()).toEqual({ ...UNKNOWN_WISHLISTS, isKnown: true });
});

it("tells the other tabs of changes only: each of them asks the shop, and would tell this one again", () => {
  $wishlists.set(UNKNOWN_WISHLISTS);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  acceptListed(new Map([[7, true]]));
  const told = localStorage.getItem(wishlistKey());
  expect(told).toContain("[7]");
  vi.advanceTimersByTime(1000);
  acceptListed(new Map([[7, true]]));
  expect(localStorage.getItem(wishlistKey())).toBe(told);
});

it("tells listeners nothing that they know already", () => {
  $wishlists.set({ ...UNKNOWN_WISHLISTS, isKnown: true, productIds: [7] });
  const listener = vi.fn();
  onTestFinished($wishlists.listen(listener));
  acceptListed(new Map([[7, true]]));
  expect(listener).not.toHaveBeenCalled();
});

it.each([
  ["this shop's", JSON.stringify({ shop: wishlistAjaxUrl(), productIds: [7] }), [7]],
  ["another shop's of the same origin", JSON.stringify({ shop: "/de/", productIds: [7] }), []],
  ["what cannot be read", "{", []],
])("recalls from storage %s: %s", (_whose, stored, productIds) => {
  $wishlists.set(UNKNOWN_WISHLISTS);
  localStorage.setItem(wishlistKey(), stored);
  onTestFinished(() => localStorage.removeItem(wishlistKey()));
  recallWishlists();
  expect($wishlists.get().productIds).toEqual(productIds);
});

it("takes a visitor whose storage is blocked for one without a list", () => {
  const blocked = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Denied", "SecurityError");
  });
  try {
    expect(hasHadWishlist()).toBe(false);
  } finally {
    blocked.mockRestore();
  }
});
