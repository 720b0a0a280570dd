import { wishlistMs } from "#src/platform/wishlist-settings.ts";

/**
 * Shows a message of the shop over the page. Its style travels with the islands' code, which a check of the page's buttons
 * must not load.
 */
export const sayOnPage = (html: string): void =>
  void import("#src/dom/wishlist-notice.ts").then(({ showWishlistNotice }) =>
    showWishlistNotice(html, wishlistMs("popup_timeout")),
  );
