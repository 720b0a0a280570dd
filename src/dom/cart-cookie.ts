/** True when the platform's cookies say that this visitor has a cart. Read on every page, so without the cookie library. */
export const hasCartCookie = (): boolean =>
  /(?:^|; )woocommerce_(?:items_in_cart=[1-9]|cart_hash=[^;])/.test(document.cookie);

const hasEmptyPlaceholder = (): boolean =>
  [...document.querySelectorAll(".widget_shopping_cart_content")].some(
    ({ childElementCount }) => childElementCount === 0,
  );

/**
 * True on the platform's cart and checkout pages, which no cache keeps: what they show of the cart is true. A theme's
 * mini-cart may be an empty placeholder there too, which only the fragments fill.
 */
export const isCartShownByServer = (): boolean =>
  /\bwoocommerce-(cart|checkout)\b/.test(document.body.className) && !hasEmptyPlaceholder();

/** True when the platform's cookie counts something in the cart. */
export const hasCountedItems = (): boolean => /(?:^|; )woocommerce_items_in_cart=[1-9]/.test(document.cookie);
