import type { CartEventName } from "#src/dom/cart-event-names.ts";
import { unwrap } from "#src/dom/jquery.ts";
import { announceForeign, announceNews, startBridge } from "#src/dom/platform-events.ts";
import { startFragments } from "#src/islands/fragments.ts";
import { $cart } from "#src/stores/cart.ts";
import { followCartEvent } from "#src/stores/cart-events.ts";
import { startCartSession } from "#src/stores/cart-session.ts";

/** Follows one of the page's cart events, as it was fired; one from before the cart was here has yet to be announced. */
export type FollowEvent = (name: CartEventName, fired: unknown[], isMissed?: boolean) => void;

/**
 * Joins the cart's store and the page that shows it, which may be older than the cart. Returns what follows the page's
 * cart events from now on.
 */
export const startCart = (isOutdated: boolean): FollowEvent => {
  startBridge();
  startFragments();
  $cart.listen((cart) => announceNews("storefront:cart-changed", cart));
  // Once its caller follows: what the session fires is no event that was missed.
  queueMicrotask(() => startCartSession(isOutdated));
  return (name, fired, isMissed = false) => {
    followCartEvent(name, fired);
    if (isMissed && name !== "wc-blocks_store_sync_required") announceForeign(name, fired.map(unwrap));
  };
};
