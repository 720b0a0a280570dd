// Spec 3, 5, 7 and 8, Wishlist; contract 3.3, 4.8 and 7 (calls 1, 3, 4 and 13): links outside the plugin's own blocks.
import { message } from "#src/platform/messages.ts";
import { wishlistLabel } from "#src/platform/wishlist-settings.ts";

export interface WishlistLinkProps {
  link: HTMLElement;
  cookieText: string;
  failedText: string;
}

export const readProps = (link: HTMLElement): WishlistLinkProps => ({
  link,
  cookieText: wishlistLabel("cookie_disabled"),
  failedText: message("wishlistFailed"),
});
