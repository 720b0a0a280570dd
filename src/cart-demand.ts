import { hasCartCookie, isCartShownByServer, isOrderPlaced } from "#src/dom/cart-cookie.ts";
import { CART_EVENTS, targetOf } from "#src/dom/cart-event-names.ts";
import { followJQuery, listenToPage } from "#src/dom/page-listeners.ts";
import { loadOnce } from "#src/load-once.ts";
import type { FollowEvent } from "#src/start-cart.ts";

/** Loads the cart when it is needed, and not before: most visitors look at pages without having one. */

let follow: FollowEvent | undefined;

/** Whether the cart has changed since the page was printed: in another tab, or while the page was away. */
let isOutdated = false;

/** Starts the cart on this page, once. */
export const loadCart = loadOnce(async (): Promise<FollowEvent> => {
  const { startCart } = await import("#src/start-cart.ts");
  follow = startCart(isOutdated);
  return follow;
});

let isWatching = false;

/**
 * Listens from the start and hands over when the cart is loaded: so the page is painted before the listeners of
 * later scripts run, as with the platform's own script.
 */
export const watchForCart = (): void => {
  if (isWatching) return;
  isWatching = true;
  for (const name of CART_EVENTS) {
    const handle = (_args: unknown[], _event: Event, fired: unknown[]) => {
      if (follow) follow(name, fired);
      else void loadCart().then((followMissed) => followMissed(name, fired, true));
    };
    listenToPage(name, handle, targetOf(name));
  }
  const loadIfNeeded = ({ persisted, key }: Partial<PageTransitionEvent & StorageEvent> = {}) => {
    followJQuery();
    isOutdated ||= persisted ? hasCartCookie() : /^wc_cart_hash/.test(key ?? "");
    if (isOutdated || isOrderPlaced() || (hasCartCookie() && !isCartShownByServer())) void loadCart();
  };
  loadIfNeeded();
  // Each script that arrives, however late, may be jQuery; load events do not bubble.
  document.addEventListener("load", followJQuery, true);
  // The last is another tab's, in which the visitor may have got a cart.
  for (const type of ["load", "pageshow", "storage"]) addEventListener(type, loadIfNeeded);
};
