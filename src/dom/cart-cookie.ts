/**
 * What the platform's cookies and pages say of the cart. Patterns behind an arrow hold no blanks: optimisers that take the
 * pattern for a division drop them.
 */

/** True when the platform's cookies say that this visitor has a cart. Read on every page, so without the cookie library. */
export const hasCartCookie = (): boolean =>
  /(?:^|;\s)woocommerce_(?:items_in_cart=[1-9]|cart_hash=[^;])/.test(document.cookie);

/**
 * True on the platform's cart and checkout pages, which no cache keeps: what they show of the cart is true. A theme's
 * mini-cart may be an empty placeholder there too, which only the fragments fill.
 */
export const isCartShownByServer = (): boolean =>
  /\bwoocommerce-(cart|checkout)\b/.test(document.body.className) &&
  !document.querySelector(".widget_shopping_cart_content:not(:has(*))");

/** True on the page that thanks for an order, which has emptied the cart: the other tabs are to hear of it. */
export const isOrderPlaced = (): boolean => document.body.matches(".woocommerce-order-received");
