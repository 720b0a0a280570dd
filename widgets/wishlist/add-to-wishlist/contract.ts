// Spec 3, 4, 5, 7 and 8, Wishlist; wishlist contract 3, 5 and 7 (calls 1, 3 and 4).
import { isWishlistOn } from "#src/platform/wishlist-settings.ts";

export const hasTooltips = (): boolean => isWishlistOn("enable_tooltip");
