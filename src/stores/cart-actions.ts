import { cartNonce, detachedButton } from "#src/dom/cart-links.ts";
import { hasFragmentsScript, isAnsweredByPage } from "#src/dom/page-plugins.ts";
import { announceNews, emit, listen } from "#src/dom/platform-events.ts";
import { PlatformError } from "#src/errors.ts";
import { cartSettings, refreshTimeoutMs } from "#src/platform/page-settings.ts";
import { createRequestQueue } from "#src/platform/request-queue.ts";
import { reportNotice } from "#src/report-error.ts";
import { acceptAnswer, markPending } from "./cart.ts";
import { forgetStoredFragments, storeCart, storeCreationTime } from "./cart-storage.ts";

/** Everything that changes the cart. One queue for all of it: what is asked first is sent first. */

/** For the calls of single widgets that change the cart in ways of their own. */
export const enqueue = createRequestQueue((isBusy) => {
  // The shopper may walk on before the answer is here: the next page must ask.
  if (isBusy) forgetStoredFragments();
  markPending(isBusy);
});

type Shop = typeof import("#src/platform/cart.ts");

let loaded: Shop | undefined;

/**
 * The HTTP client and the schemas are heavier than the rest of the cart: they load with the first request, or where
 * one is near that may have to go out with the page: a page that is left resolves no import, not even of what it has.
 */
export const shop = async (): Promise<Shop> => {
  loaded ??= await import("#src/platform/cart.ts");
  return loaded;
};

/** Where the shopper must be sent instead of staying on this page, if anywhere. */
export interface AddResult {
  navigateTo?: string;
}

export interface AddRequest {
  /** The fields to send; `adding_to_cart` listeners have had their say. */
  data: Readonly<Record<string, unknown>>;
  /** What the shopper pressed. A script that adds without a press goes where it wants to, and listeners get a detached one. */
  button?: HTMLElement;
}

let waitingRefresh: Promise<void> | undefined;

const requestFragments = async (): Promise<void> => {
  waitingRefresh = undefined;
  try {
    const { fragments, cartHash } = await (await shop()).fetchFragments();
    if (!fragments) return;
    acceptAnswer(fragments, cartHash);
    storeCart(fragments, cartHash);
    if (cartHash) storeCreationTime();
    emit("wc_fragments_refreshed");
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

/** An answer without a single block says nothing of the cart. */
const refreshUnlessTold = (fragments: Readonly<Record<string, unknown>> = {}): void => {
  if (Object.keys(fragments).length === 0) refreshCart().catch(() => undefined);
};

/** After an answer that cannot be read, the shop may or may not have made the change: ask. */
const recoverFrom = (error: unknown): void => {
  if (error instanceof PlatformError) refreshCart().catch(() => undefined);
};

/**
 * Adds a product.
 * @throws PlatformError when the shop cannot be reached, or refuses without naming a page to go to.
 */
export const addItem = ({ data, button: pressed }: AddRequest): Promise<AddResult> =>
  enqueue(async () => {
    const button = pressed ?? detachedButton(data);
    try {
      const answer = await (await shop()).addToCart(data);
      if (answer.refusedUrl) return { navigateTo: answer.refusedUrl };
      // The platform counts a refusal without an address as success; the shopper would never learn of it.
      if (answer.isRefused) throw new PlatformError("shape", "add_to_cart was refused without a product_url.");
      const { cartUrl, redirectsAfterAdd } = cartSettings();
      if (pressed && redirectsAfterAdd && cartUrl) return { navigateTo: cartUrl };
      emit("added_to_cart", answer.fragments, answer.cartHash, button);
      refreshUnlessTold(answer.fragments);
      return {};
    } catch (error) {
      recoverFrom(error);
      announceNews("storefront:item-failed", { button, error });
      throw error;
    }
  });

/**
 * Removes a line by its key.
 * @throws PlatformError when the shop cannot be reached or knows no such line; the caller follows the link instead.
 */
export const removeItem = (key: string, button: HTMLElement = detachedButton({ cart_item_key: key })): Promise<void> =>
  enqueue(async () => {
    const answer = await (await shop()).removeFromCart(key);
    if (!answer.fragments) throw new PlatformError("shape", `remove_from_cart knows no line "${key}".`);
    emit("removed_from_cart", answer.fragments, answer.cartHash, button);
    refreshUnlessTold(answer.fragments);
  });

/** Resolves when the page's own refresh is over, however it went, or does not come. */
const pageRefresh = (): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [listen("wc_fragments_refreshed", settle), listen("wc_fragments_ajax_error", settle)];
    const timer = setTimeout(settle, refreshTimeoutMs());
  });

/** Answers what asks for a refresh, unless another script that hears the same does so: then resolves when it has. */
export const refreshUnlessPageDoes = async (): Promise<void> => {
  const isPageRefreshing = hasFragmentsScript() || (await isAnsweredByPage("get_refreshed_fragments"));
  // A refresh that fails has told its listeners; the page keeps what it shows.
  if (!isPageRefreshing) return refreshCart().catch(() => undefined);
  reportNotice("cart", "The platform's cart-fragments script refreshes the cart; this bundle follows it.");
  await pageRefresh();
};

/** What other parts of the page show of the cart is out of date: fragments, and the cart page's form. */
const announceChange = async (): Promise<void> => {
  emit("wc_fragment_refresh");
  emit("wc_update_cart");
  await refreshUnlessPageDoes();
};

/**
 * Sets a line's quantity.
 * @throws PlatformError when the shop cannot be reached.
 */
export const setQuantity = async (key: string, quantity: number): Promise<void> => {
  try {
    await enqueue(async () => (await shop()).updateQuantity(key, quantity, cartNonce()));
  } catch (error) {
    recoverFrom(error);
    throw error;
  }
  await announceChange();
};

/**
 * Puts a removed line back through the platform's own undo address.
 * @throws PlatformError when the shop cannot be reached or the nonce is too old.
 */
export const restoreItem = async (key: string, removeHref: string): Promise<void> => {
  await enqueue(async () => (await shop()).restoreItem(removeHref));
  announceNews("storefront:item-restored", { key });
  await announceChange();
};
