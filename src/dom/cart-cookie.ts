/** True when the platform's cookies say that this visitor has a cart. Read on every page, so without the cookie library. */
export const hasCartCookie = (): boolean =>
  /(?:^|; )woocommerce_(?:items_in_cart|cart_hash)=[^;]/.test(document.cookie);

/** True on the platform's cart and checkout pages, which no cache keeps: what they show of the cart is true. */
export const isCartShownByServer = (): boolean => /\bwoocommerce-(cart|checkout)\b/.test(document.body.className);

/** True when the platform's cookie counts something in the cart. */
export const hasCountedItems = (): boolean => /(?:^|; )woocommerce_items_in_cart=[1-9]/.test(document.cookie);
