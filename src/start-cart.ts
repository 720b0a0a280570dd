import type { CartEventName } from "#src/dom/cart-event-names.ts";
import { announceNews, startBridge } from "#src/dom/platform-events.ts";
import { startFragments } from "#src/islands/fragments.ts";
import { $cart } from "#src/stores/cart.ts";
import { followCartEvent } from "#src/stores/cart-events.ts";
import { startCartSession } from "#src/stores/cart-session.ts";

/** Joins the cart's store and the page that shows it. Returns what follows the page's cart events from now on. */
export const startCart = (): ((name: CartEventName, args: unknown[]) => void) => {
  startBridge();
  startFragments();
  $cart.listen((cart) => announceNews("storefront:cart-changed", cart));
  startCartSession();
  return followCartEvent;
};
