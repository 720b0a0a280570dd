/** The wishlist plugin's block around a product's button. */
export const HEART = ".yith-wcwl-add-to-wishlist";

/** The storage key of what is known of the lists, for guests and for whoever is logged in apart. */
export const wishlistKey = (): string =>
  `sw_wishlist_${document.body.classList.contains("logged-in") ? "user" : "guest"}`;

/**
 * Whether this browser has had a wishlist: then its key is there. Asked on every page with a wishlist button, so without
 * the code that reads what is stored.
 */
export const hasHadWishlist = (): boolean => {
  try {
    return window.localStorage.getItem(wishlistKey()) !== null;
  } catch {
    // Blocked storage remembers nothing.
    return false;
  }
};

/** A guest who never had a list has nothing in one; who is logged in may have filled it elsewhere. */
export const mayHaveWishlist = (): boolean => hasHadWishlist() || document.body.classList.contains("logged-in");
