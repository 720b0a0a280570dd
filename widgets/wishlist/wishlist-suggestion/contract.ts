// Spec 7, Wishlist; contract 4.8 and 7 (call 13): products bought together, offered beside the list.
import { requireAttribute } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import { wishlistSettings } from "#src/platform/wishlist-settings.ts";

export interface WishlistSuggestionProps {
  link: HTMLElement;
  productId: string;
  productType: string;
  cookieText: string;
  failedText: string;
}

export const readProps = (link: HTMLElement): WishlistSuggestionProps => ({
  link,
  productId: requireAttribute(link, "data-product-id"),
  productType: link.dataset.productType ?? "simple",
  cookieText: wishlistSettings().cookieText,
  failedText: message("wishlistFailed"),
});
