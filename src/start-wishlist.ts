import { emitOwn } from "#src/dom/platform-events.ts";
import { bridgeWishlistEvents } from "#src/dom/wishlist/wishlist-events.ts";
import { readListed } from "#src/dom/wishlist/wishlist-markup.ts";
import { wishlistText } from "#src/platform/wishlist-settings.ts";
import { $wishlists, acceptListed, recallWishlists } from "#src/stores/wishlists.ts";

/** Joins the wishlists' store and the page, without any island. `wishlist-demand.ts` calls it once. */
export const startWishlist = (): void => {
  $wishlists.listen((wishlists) => emitOwn("storefront:wishlist-changed", wishlists));
  bridgeWishlistEvents();
  recallWishlists();
  const spinner = wishlistText("ajax_loader_url");
  if (spinner) document.documentElement.style.setProperty("--sw-wishlist-loader", `url(${JSON.stringify(spinner)})`);
  // The server prints the wishlist's page for this visitor; buttons on other pages may come from a cache.
  if (document.querySelector("form.wishlist-fragment")) acceptListed(readListed(document));
};
