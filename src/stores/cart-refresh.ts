import { isCartShownByServer } from "#src/dom/cart/cart-signs.ts";
import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { hasFragmentsScript, isAnsweredByPage } from "#src/dom/jquery/page-plugins.ts";
import { emit } from "#src/dom/platform-events.ts";
import { refreshTimeoutMs } from "#src/platform/page-settings.ts";
import { reportNotice } from "#src/report-error.ts";
import { $cart, acceptAnswer } from "./cart.ts";
import { FRAGMENTS_LIFETIME_MS } from "./cart-freshness.ts";
import { enqueue, shop } from "./cart-queue.ts";
import { readCookieHash, storeCart } from "./cart-storage.ts";

/**
 * Has the cart page print its form anew, as the form's update button would send older numbers back. The platform leaves its
 * form as it is.
 */
export const askForCartPage = (): void => {
  if (isCartShownByServer()) emit("wc_update_cart", true);
};

let waitingRefresh: Promise<void> | undefined;

const requestFragments = async (): Promise<void> => {
  // A page that is being left sends within `enqueue` itself, before the caller below has noted its promise.
  await null;
  waitingRefresh = undefined;
  const cookieHash = readCookieHash();
  const { hash } = $cart.get();
  try {
    const { fragments, cartHash } = await (await shop()).fetchFragments();
    if (!fragments) return;
    acceptAnswer(fragments, cartHash);
    storeCart(fragments, cartHash, true);
    emit("wc_fragments_refreshed");
    // Another tab has changed the cart meanwhile, and nothing else tells: this tab has just stored the newer cart itself.
    // Compare both hashes, since some shops' cookies differ by kind of page.
    if (cartHash !== hash && readCookieHash() !== cookieHash) askForCartPage();
  } catch (error) {
    emit("wc_fragments_ajax_error");
    throw error;
  }
};

/** Asks the shop for the cart. Calls made before the request is sent share it. */
export const refreshCart = (): Promise<void> => {
  waitingRefresh ??= enqueue(requestFragments);
  return waitingRefresh;
};

/**
 * A failed refresh has fired `wc_fragments_ajax_error`. The page keeps what it shows, and asks again when the network is
 * back, or the shopper leaves the tab or comes back to it.
 */
export const tryRefresh = (): Promise<void> =>
  refreshCart().catch(() => {
    for (const type of ["online", "visibilitychange"]) addEventListener(type, tryRefresh, { once: true });
  });

const pageRefresh = (): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      for (const stop of stops) stop();
      resolve();
    };
    const stops = ["wc_fragments_refreshed", "wc_fragments_ajax_error"].map((name) => listenToPage(name, settle));
    setTimeout(settle, refreshTimeoutMs());
  });

/** Resolves once the cart is refreshed, by us or by another script, or nobody has managed it in time. Never rejects. */
export const refreshUnlessPageDoes = async (): Promise<void> => {
  const isPageRefreshing = hasFragmentsScript() || (await isAnsweredByPage("get_refreshed_fragments"));
  if (!isPageRefreshing) return tryRefresh();
  reportNotice("cart", "Another script refreshes the cart; this bundle follows it.");
  await pageRefresh();
};

let expiry: ReturnType<typeof setTimeout> | undefined;

/** Refreshes the cart once its fragments are too old, also on a page that stays open. */
export const restartExpiry = (expiresInMs = FRAGMENTS_LIFETIME_MS): void => {
  clearTimeout(expiry);
  expiry = setTimeout(() => void refreshUnlessPageDoes(), expiresInMs);
};
