import type { CartEventName } from "#src/dom/cart-event-names.ts";
import { unwrap } from "#src/dom/jquery/jquery.ts";
import { emitOwn, relay, startBridge } from "#src/dom/platform-events.ts";
import { startFragments } from "#src/islands/fragments.ts";
import { $cart } from "#src/stores/cart.ts";
import { followCartEvent } from "#src/stores/cart-events.ts";
import { startCartSession } from "#src/stores/cart-session.ts";

/** Follows a cart event. `isMissed` marks one fired before the cart's code was there, which is still to be announced. */
export type FollowEvent = (name: CartEventName, fired: unknown[], isMissed?: boolean) => void;

/** Joins the cart's store and the page, which may be older than the cart. Returns the follower of the cart's events. */
export const startCart = (isOutdated: boolean): FollowEvent => {
  startBridge();
  startFragments();
  $cart.listen((cart) => emitOwn("storefront:cart-changed", cart));
  // Wait until the caller has the follower, or the session's own events would count as missed.
  queueMicrotask(() => startCartSession(isOutdated));
  return (name, fired, isMissed = false) => {
    followCartEvent(name, fired);
    if (isMissed && name !== "wc-blocks_store_sync_required") relay(name, fired.map(unwrap));
  };
};
