// Spec 3, 4, 5, 7 and 8, Wishlist; contract chapters 3, 5 and 7 (calls 1, 3 and 4).
import { requireAttribute } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import type { WishlistResult } from "#src/platform/wishlist-answer.ts";
import { wishlistSettings } from "#src/platform/wishlist-settings.ts";
import type { AddWish } from "#src/stores/wishlist-actions.ts";

export interface AddToWishlistProps {
  /** The block that holds the button; the server prints it anew after each change. */
  heart: HTMLElement;
  hasTooltips: boolean;
  cookieText: string;
  failedText: string;
  removedText: string;
  /** What is spoken where the shop itself says nothing. */
  spokenTexts: Readonly<Partial<Record<WishlistResult, string>>>;
}

export const readProps = (heart: HTMLElement): AddToWishlistProps => {
  requireAttribute(heart, "data-fragment-ref");
  const { hasTooltips, cookieText } = wishlistSettings();
  return {
    heart,
    hasTooltips,
    cookieText,
    failedText: message("wishlistFailed"),
    removedText: message("wishlistRemoved"),
    spokenTexts: { true: message("wishlistAdded"), exists: message("wishlistExists") },
  };
};

/** What a link adds. */
export const readWish = (link: HTMLElement): AddWish => {
  const { productType, wishlistId } = link.dataset;
  return {
    productId: Number(requireAttribute(link, "data-product-id")),
    ...(productType ? { productType } : {}),
    ...(wishlistId ? { listId: wishlistId } : {}),
    link,
  };
};
