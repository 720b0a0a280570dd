import { expect, it, onTestFinished, vi } from "vitest";
import { wishlistKey } from "#src/dom/wishlist-mark.ts";
import { $wishlists, acceptListed } from "./wishlists.ts";

const EMPTY = { isKnown: false, isPending: false, productIds: [], lists: [] };

it("knows the list once the shop has spoken of a product, also where nothing is in it", () => {
  $wishlists.set(EMPTY);
  acceptListed(new Map());
  expect($wishlists.get().isKnown).toBe(false);
  acceptListed(new Map([[7, false]]));
  expect($wishlists.get()).toEqual({ ...EMPTY, isKnown: true });
});

it("tells the other tabs of changes only: each of them asks the shop, and would tell this one again", () => {
  $wishlists.set(EMPTY);
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
  $wishlists.set({ ...EMPTY, isKnown: true, productIds: [7] });
  const listener = vi.fn();
  onTestFinished($wishlists.listen(listener));
  acceptListed(new Map([[7, true]]));
  expect(listener).not.toHaveBeenCalled();
});
