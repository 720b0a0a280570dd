/** A "heart" is the wishlist plugin's block around a product's button. */
export const HEART = ".yith-wcwl-add-to-wishlist";

const isLoggedIn = (): boolean => document.body.matches(".logged-in");

/** The storage key of the known lists. Guests and logged-in visitors have separate ones. */
export const wishlistKey = (): string => `sw_wishlist_${isLoggedIn() ? "user" : "guest"}`;

/** Whether this browser has had a wishlist. Runs on every page with a heart, so it does without the storage's reader. */
export const hasHadWishlist = (): boolean => {
  try {
    return wishlistKey() in window.localStorage;
  } catch {
    // Blocked storage remembers nothing.
    return false;
  }
};

/** A guest who never had a list has nothing in one; a logged-in visitor may have filled one on another device. */
export const mayHaveWishlist = (): boolean => hasHadWishlist() || isLoggedIn();
