import type { CartEventName } from "#src/dom/cart-event-names.ts";
import { emit, isOwnEvent } from "#src/dom/platform-events.ts";
import { $fragments, acceptFragments } from "./cart.ts";
import { followAnswer, noteStepOfPage, tellCheckout } from "./cart-answers.ts";
import { parseFragments } from "./cart-freshness.ts";
import { refreshUnlessPageDoes, restartExpiry } from "./cart-refresh.ts";
import { isStoredCartFresh, readStoredCart } from "./cart-storage.ts";

/**
 * The page builder's cart shows something else when it is empty. So does a checkout, but only after our own request: the
 * platform's script loads the page by itself, and the page after an order is a checkout too.
 */
const reloadForEmptyCart = (): void => {
  const checkout = isOwnEvent("wc_cart_emptied") ? ".woocommerce-checkout, " : "";
  if (document.querySelector(`${checkout}.bde-cart-contents`)) location.reload();
};

/**
 * Takes over the cart that another script has stored, here, in a frame or in another tab. Where a theme paints a cart
 * without storing it, the stored one is older: ask `isStoredCartFresh` first.
 */
export const acceptStoredCart = (): void => {
  const stored = readStoredCart();
  const fragments = stored && parseFragments(stored.fragments);
  if (fragments && JSON.stringify(fragments) !== JSON.stringify($fragments.get()))
    acceptFragments(fragments, stored.hash);
};

/** Handles any cart event of the page, ours included, with its arguments as they were fired. */
export const followCartEvent = (name: CartEventName, fired: unknown[]): void => {
  switch (name) {
    case "wc_cart_button_updated":
    case "wc_fragments_loaded":
      if (isOwnEvent(name)) break;
      noteStepOfPage(name);
      queueMicrotask(() => {
        // Side carts fire this for a cart that they have fetched, painted and stored themselves.
        if (isStoredCartFresh()) acceptStoredCart();
      });
      break;
    case "wc_fragments_refreshed":
      if (!isOwnEvent(name)) acceptStoredCart();
      restartExpiry();
      break;
    case "wc_fragment_refresh":
    case "updated_wc_div":
      // With its own event the bundle asks by itself: behind the cart page, whose answer asks for the same.
      if (!isOwnEvent("wc_fragment_refresh")) void refreshUnlessPageDoes();
      break;
    case "wc-blocks_store_sync_required":
      // The blocks' own mini-cart shows the change, and in the checkout they fire this for every typed letter.
      if (document.querySelector(".wc-block-mini-cart, .woocommerce-checkout")) break;
      emit("wc_fragment_refresh");
      void refreshUnlessPageDoes();
      break;
    case "wc_update_cart":
      // The cart form's widget hears this event by itself.
      tellCheckout();
      break;
    case "wc_cart_emptied":
      reloadForEmptyCart();
      break;
    // A product was added, removed or, after a veto, not sent.
    default:
      followAnswer(name, fired);
  }
};
