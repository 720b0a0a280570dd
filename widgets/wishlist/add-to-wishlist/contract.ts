// Spec 3, 4, 5, 7 and 8, Wishlist; contract chapters 3, 5 and 7 (calls 1, 3 and 4).
import { requireAttribute } from "#src/dom/required.ts";
import { isWishlistOn } from "#src/platform/wishlist-settings.ts";

/** @throws ContractError when the block does not say which product it is for. */
export const hasTooltips = (heart: HTMLElement): boolean => {
  requireAttribute(heart, "data-fragment-ref");
  return isWishlistOn("enable_tooltip");
};
