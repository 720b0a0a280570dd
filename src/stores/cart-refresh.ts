import { isCartShownByServer } from "#src/dom/cart-cookie.ts";
import { listenToPage } from "#src/dom/page-listeners.ts";
import { hasFragmentsScript, isAnsweredByPage } from "#src/dom/page-plugins.ts";
import { emit } from "#src/dom/platform-events.ts";
import { refreshTimeoutMs } from "#src/platform/page-settings.ts";
import { reportNotice } from "#src/report-error.ts";
import { $cart, acceptAnswer } from "./cart.ts";
import { enqueue, shop } from "./cart-queue.ts";
import { readVisitor, storeCart, storeCreationTime } from "./cart-storage.ts";

/** Its update button would send what has been changed elsewhere back as it was. The platform leaves its form as it is. */
export const askForCartPage = (): void => {
  if (isCartShownByServer()) emit("wc_update_cart", true);
};

let waitingRefresh: Promise<void> | undefined;

const requestFragments = async (): Promise<void> => {
  waitingRefresh = undefined;
  const { cookieHash } = readVisitor();
  const { hash } = $cart.get();
  try {
    const { fragments, cartHash } = await (await shop()).fetchFragments();
    if (!fragments) return;
    acceptAnswer(fragments, cartHash);
    storeCart(fragments, cartHash);
    if (cartHash) storeCreationTime();
    emit("wc_fragments_refreshed");
    // Changed by another tab meanwhile, of which nothing else tells any more: what this tab stores is no news to it. Some
    // shops' cookies change with each kind of page.
    if (cartHash !== hash && readVisitor().cookieHash !== cookieHash) askForCartPage();
  } catch (error) {
    emit("wc_fragments_ajax_error");
    throw error;
  }
};

/** Asks the shop for the cart. Calls that come before the request is sent share it. */
export const refreshCart = (): Promise<void> => {
  waitingRefresh ??= enqueue(requestFragments);
  return waitingRefresh;
};

/** One that fails has told its listeners (`wc_fragments_ajax_error`); the page keeps what it shows. */
export const tryRefresh = (): Promise<void> => refreshCart().catch(() => {});

/** Resolves when the page's own refresh is over, however it went, or does not come. */
const pageRefresh = (): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve();
    };
    const stops = ["wc_fragments_refreshed", "wc_fragments_ajax_error"].map((name) => listenToPage(name, settle));
    const timer = setTimeout(settle, refreshTimeoutMs());
  });

/** Answers what asks for a refresh, unless another script that hears the same does so: then resolves when it has. */
export const refreshUnlessPageDoes = async (): Promise<void> => {
  const isPageRefreshing = hasFragmentsScript() || (await isAnsweredByPage("get_refreshed_fragments"));
  if (!isPageRefreshing) return tryRefresh();
  reportNotice("cart", "Another script refreshes the cart; this bundle follows it.");
  await pageRefresh();
};
