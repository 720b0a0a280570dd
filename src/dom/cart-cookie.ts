/** True when the platform's cookies say that this visitor has a cart. Read on every page, so without the cookie library. */
export const hasCartCookie = (): boolean =>
  /(?:^|; )woocommerce_(?:items_in_cart|cart_hash)=[^;]/.test(document.cookie);
