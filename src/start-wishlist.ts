import { announceNews } from "#src/dom/platform-events.ts";
import { bridgeWishlistEvents } from "#src/dom/wishlist-events.ts";
import { readListed } from "#src/dom/wishlist-markup.ts";
import { wishlistText } from "#src/platform/wishlist-settings.ts";
import { $wishlists, acceptListed, recallWishlists } from "#src/stores/wishlists.ts";

/** Joins the wishlists' store and the page, without any island. Loaded by `wishlist-demand.ts`. */

/** Starts the wishlist. Called once. */
export const startWishlist = (): void => {
  $wishlists.listen((wishlists) => announceNews("storefront:wishlist-changed", wishlists));
  bridgeWishlistEvents();
  recallWishlists();
  const loader = wishlistText("ajax_loader_url");
  if (loader) document.documentElement.style.setProperty("--sw-wishlist-loader", `url(${JSON.stringify(loader)})`);
  // The wishlist's own page is printed for this visitor; buttons elsewhere may come from a cache.
  if (document.querySelector("form.wishlist-fragment")) acceptListed(readListed(document));
};
