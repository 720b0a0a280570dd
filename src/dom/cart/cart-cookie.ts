// What the platform's cookies and pages say of the cart. A regular expression right after an arrow must hold no spaces:
// some optimisers take its slash for a division and drop them.

/** True for a visitor with a cart. Runs on every page, so it does without the cookie library. */
export const hasCartCookie = (): boolean =>
  /(?:^|;\s)woocommerce_(?:items_in_cart=[1-9]|cart_hash=[^;])/.test(document.cookie);

/** No cache keeps the cart and checkout pages, but even there a theme's mini-cart may wait for the fragments. */
export const isCartShownByServer = (): boolean =>
  document.body.matches(".woocommerce-cart,.woocommerce-checkout") &&
  !document.querySelector(".widget_shopping_cart_content:not(:has(*))");

/** The page builder prints a cart's lines into its mini-cart, where a cache may keep them for other visitors. */
export const printedLine = (): Element | null => document.querySelector(".bde-mini-cart-item");

/** True on the page that thanks for an order. The order has emptied the cart, which other tabs must hear. */
export const isOrderPlaced = (): boolean => document.body.matches(".woocommerce-order-received");
