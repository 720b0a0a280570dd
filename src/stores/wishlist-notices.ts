import { showWishlistNotice } from "#src/dom/wishlist/wishlist-notice.ts";
import { wishlistMs } from "#src/platform/wishlist-settings.ts";

export const sayOnPage = (html: string): void => showWishlistNotice(html, wishlistMs("popup_timeout"));
