// Spec 2, Wishlist page; wishlist contract 4.4: the grid of pictures.
import { isWishlistOn } from "#src/platform/wishlist-settings.ts";

/** False: a picture leads to its product's page. */
export const opensDetails = (): boolean => !isWishlistOn("disable_popup_grid_view");
