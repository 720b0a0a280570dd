/** What cookies, storage and the page itself say of the cart before its code is there. */

/** True for a visitor with a cart. Runs on every page, so it does without the cookie library. */
export const hasCartCookie = (): boolean =>
  // `\s`, not a space: some optimisers take a slash after an arrow for a division and drop the spaces behind it.
  /(^|;\s)woocommerce_(items_in_cart=[1-9]|cart_hash=[^;])/.test(document.cookie);

/**
 * Whether the page has a cart to show, or may show one that is not the visitor's: after Back the browser's cache may have kept
 * the one that this tab has emptied, and a page cache the lines that were printed for somebody else.
 */
export const mayShowCart = (): boolean => {
  try {
    // The platform notes when it created a cart in this tab.
    if (window.sessionStorage.wc_cart_created) return true;
  } catch {
    // Blocked storage remembers nothing.
  }
  return hasCartCookie() || Boolean(document.querySelector(".mini_cart_item"));
};

/** No cache keeps the cart and checkout pages, but even there a theme's mini-cart may wait for the fragments. */
export const isCartShownByServer = (): boolean =>
  document.body.matches(".woocommerce-cart,.woocommerce-checkout") &&
  !document.querySelector(".widget_shopping_cart_content:not(:has(*))");

/** True on the page that thanks for an order. The order has emptied the cart, which other tabs must hear. */
export const isOrderPlaced = (): boolean => document.body.matches(".woocommerce-order-received");
