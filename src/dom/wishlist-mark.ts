/** The wishlist plugin's block around a product's button. */
export const HEART = ".yith-wcwl-add-to-wishlist";

/**
 * Says whether this browser has had a wishlist, for guests and for each login apart. Read on every page with a
 * wishlist button, so it is kept apart from all else.
 */
export const wishlistKey = (): string =>
  `sw_wishlist_${document.body.classList.contains("logged-in") ? "user" : "guest"}`;

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
