import { isCartShownByServer, isOrderPlaced, mayShowCart } from "#src/dom/cart/cart-signs.ts";
import { CART_EVENTS, targetOf } from "#src/dom/cart-event-names.ts";
import { followJQuery, listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { whenParsed } from "#src/dom/when-parsed.ts";
import { loadOnce } from "./load-once.ts";
import type { FollowEvent } from "./start-cart.ts";

/** Loads the cart's code only when it is needed: most visitors look at pages without having a cart. */

let follow: FollowEvent | undefined;

/** Whether the cart has changed since the page was printed: in another tab, or before Back restored the page. */
let isOutdated = false;

export const loadCart = loadOnce(async (): Promise<FollowEvent> => {
  const { startCart } = await import("./start-cart.ts");
  // A script of the head may ask before there is a body, on which the platform's events fire.
  await (document.body ?? whenParsed());
  follow = startCart(isOutdated);
  return follow;
});

/** Loads the cart for the page itself. The browser logs a file that cannot be loaded; the next event or press tries again. */
export const wantCart = (onLoaded?: (follow: FollowEvent) => void): void => {
  loadCart().then(onLoaded, () => {});
};

let isWatching = false;

/** Listens from the entry on, so that the page is repainted before later scripts' listeners run, as on the platform. */
export const watchForCart = (): void => {
  if (isWatching) return;
  isWatching = true;
  for (const name of CART_EVENTS) {
    const handle = (_args: unknown[], _event: Event, fired: unknown[]) => {
      if (follow) follow(name, fired);
      else wantCart((followEvent) => followEvent(name, fired, true));
    };
    listenToPage(name, handle, targetOf(name));
  }
  const loadIfNeeded = () => {
    followJQuery();
    if (isOutdated || isOrderPlaced() || (mayShowCart() && !isCartShownByServer())) wantCart();
  };
  loadIfNeeded();
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && mayShowCart()) isOutdated = true;
  });
  addEventListener("storage", ({ key }) => {
    if (key?.startsWith("wc_cart_hash")) isOutdated = true;
  });
  // Any script that loads, however late, may be jQuery. Load events do not bubble, so listen in the capture phase.
  document.addEventListener("load", followJQuery, true);
  // The last two come after another tab, in which the visitor may have filled a cart.
  for (const type of ["load", "pageshow", "storage", "visibilitychange"]) addEventListener(type, loadIfNeeded);
};
