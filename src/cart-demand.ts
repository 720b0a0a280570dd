import { readCookie } from "#src/dom/cookies.ts";
import { listen } from "#src/dom/platform-events.ts";

/** Loads the cart when it is needed, and not before: most visitors look at pages without having one. */

let isLoaded = false;

export const loadCart = async (...early: Parameters<typeof import("#src/start-cart.ts").startCart>): Promise<void> => {
  const { startCart } = await import("#src/start-cart.ts");
  isLoaded = true;
  startCart(...early);
};

const CART_EVENTS = [
  "added_to_cart",
  "removed_from_cart",
  "wc_fragment_refresh",
  "updated_wc_div",
  "wc_fragments_refreshed",
] as const;

const hasCart = (): boolean =>
  readCookie("woocommerce_items_in_cart") !== "" || readCookie("woocommerce_cart_hash") !== "";

/** Other scripts may change the cart at any time; a visitor with a cart sees it from the start. */
export const watchForCart = (): void => {
  for (const name of CART_EVENTS) {
    listen(name, (call) => {
      if (!isLoaded) void loadCart({ name, call });
    });
  }
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && !isLoaded && hasCart()) void loadCart();
  });
  if (hasCart()) void loadCart();
};
