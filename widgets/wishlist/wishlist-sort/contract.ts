// Spec 7 and 9, Wishlist; wishlist contract 7 (call 9); WCAG 2.5.7: by drag, by buttons and by keyboard.
import { message } from "#src/platform/messages.ts";
import { isWishlistOn } from "#src/platform/wishlist-settings.ts";

/** Identifies the shown page of the list. */
export const readPage = ({ dataset }: HTMLElement) => ({
  wishlist_token: dataset.token,
  page: dataset.page,
  per_page: dataset.perPage,
});

export const isSortable = (): boolean => isWishlistOn("enable_drag_n_drop");

export const text = message;
