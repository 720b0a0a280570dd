// Spec 3, 4, 5, 7 and 8, Wishlist; contract chapters 3, 5 and 7 (calls 1, 3 and 4).
import { requireAttribute } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import { isWishlistOn, wishlistLabel } from "#src/platform/wishlist-settings.ts";

export interface AddToWishlistProps {
  /** The block that holds the button; the server prints it anew after each change. */
  heart: HTMLElement;
  hasTooltips: boolean;
  cookieText: string;
  failedText: string;
}

export const readProps = (heart: HTMLElement): AddToWishlistProps => {
  requireAttribute(heart, "data-fragment-ref");
  return {
    heart,
    hasTooltips: isWishlistOn("enable_tooltip"),
    cookieText: wishlistLabel("cookie_disabled"),
    failedText: message("wishlistFailed"),
  };
};
