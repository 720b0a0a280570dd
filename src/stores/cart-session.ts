import { hasMiniCart } from "#src/dom/mini-cart-markup.ts";
import { wasRequestedByPage } from "#src/dom/page-plugins.ts";
import { emit } from "#src/dom/platform-events.ts";
import { fragmentSettings } from "#src/platform/page-settings.ts";
import { acceptFragments } from "./cart.ts";
import { refreshCart } from "./cart-actions.ts";
import { restartExpiry } from "./cart-expiry.ts";
import { decideStart } from "./cart-freshness.ts";
import { isNewsFromOtherTab, readStoredCart, readVisitor } from "./cart-storage.ts";

/** The cart over the life of a page: shown from storage when that is fresh, asked for when it is not. */

// A refresh that fails has told its listeners (`wc_fragments_ajax_error`); the page keeps what it shows.
const ignoreFailure = (): void => undefined;

const whenIdle = (task: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
};

/** The page's own content comes first; the platform's script, if it is here, has asked by then. */
const refreshWhenIdle = (): void =>
  whenIdle(() => {
    if (!wasRequestedByPage("get_refreshed_fragments")) refreshCart().catch(ignoreFailure);
  });

const showCart = (): void => {
  const settings = fragmentSettings();
  const visitor = readVisitor();
  if (!settings) {
    // Nothing is stored on such pages; asking is only worth it where a mini-cart shows the answer.
    if (visitor.hasCart && hasMiniCart()) refreshWhenIdle();
    return;
  }
  const decision = decideStart(readStoredCart(settings), visitor, Date.now());
  if (decision.kind === "refresh") refreshWhenIdle();
  if (decision.kind !== "paint") return;
  acceptFragments(decision.fragments, visitor.cookieHash);
  emit("wc_fragments_loaded");
  restartExpiry(decision.expiresInMs);
};

/** Shows the cart and keeps up with the other tabs and with Back and Forward. Called once. */
export const startCartSession = (): void => {
  showCart();
  window.addEventListener("storage", ({ key }) => {
    if (isNewsFromOtherTab(key)) void refreshCart().catch(ignoreFailure);
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showCart();
  });
};
