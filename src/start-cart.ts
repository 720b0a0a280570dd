import type { PlatformEventName } from "#src/dom/platform-event-names.ts";
import { announceNews, type PlatformEventCall } from "#src/dom/platform-events.ts";
import { startFragments } from "#src/islands/fragments.ts";
import { $cart } from "#src/stores/cart.ts";
import { followEarlyEvent } from "#src/stores/cart-events.ts";
import { startCartSession } from "#src/stores/cart-session.ts";

let isStarted = false;

/** Joins the cart's store and the page that shows it. Loaded only where there is a cart, or something is done to one. */
export const startCart = (early?: { name: PlatformEventName; call: PlatformEventCall }): void => {
  if (!isStarted) {
    isStarted = true;
    startFragments();
    $cart.listen((cart) => announceNews("storefront:cart-changed", cart));
    startCartSession();
  }
  if (early) followEarlyEvent(early.name, early.call);
};
