import { announce } from "#src/dom/announce.ts";
import type { CartEventName } from "#src/dom/cart-event-names.ts";
import { type JQueryCollection, unwrap } from "#src/dom/jquery.ts";
import { hasAddToCartScript, jqueryDataOf } from "#src/dom/page-plugins.ts";
import { emit, isOwnEvent } from "#src/dom/platform-events.ts";
import { isObject } from "#src/platform/page-globals.ts";
import { $fragments, acceptAnswer, acceptFragments, type Fragments } from "./cart.ts";
import { showOnButton } from "./cart-buttons.ts";
import { restartExpiry } from "./cart-expiry.ts";
import { refreshUnlessPageDoes } from "./cart-refresh.ts";
import { hasStoredHash, isStoredCartFresh, readStoredFragments, storeCart, storeCreationTime } from "./cart-storage.ts";

/**
 * The life of an answer: whoever fires `added_to_cart` or `removed_from_cart`, the page follows in the platform's
 * order: button, HTML blocks, `wc_fragments_loaded`, announcement, storage.
 */

const spokenMessage = (button: unknown): string => {
  if (!(button instanceof HTMLElement)) return "";
  return (jqueryDataOf(button).success_message ?? button.dataset.success_message ?? "") as string;
};

const accept = (fragments: Fragments, hash: string, button: unknown): void => {
  acceptAnswer(fragments, hash);
  emit("wc_fragments_loaded");
  announce(spokenMessage(button));
  if (!hasStoredHash()) storeCreationTime();
  storeCart(fragments, hash);
};

/** The steps that another script has told of in this turn of the page's scripts. */
const doneByPage = new Set<string>();

type IsDone = (step: CartEventName) => boolean;

const followOnButton = (button: Element, isAdded: boolean, isDone: IsDone): void => {
  showOnButton(button, isAdded);
  if (!isDone("wc_cart_button_updated")) emit("wc_cart_button_updated", button);
};

/** What is ordered has changed, by the header's mini-cart perhaps. Where cart and checkout are one page, the cart's form tells it. */
const tellCheckout = (): void => {
  if (document.querySelector("body:not(:has(.woocommerce-cart-form)) form.checkout")) emit("update_checkout");
};

const followInPage = ([fragments, answeredHash, button]: unknown[], isDone: IsDone): void => {
  if (!isObject(fragments)) return;
  tellCheckout();
  const hash = String(answeredHash ?? "");
  if (isDone("wc_fragments_loaded")) acceptFragments(fragments, hash);
  else accept(fragments, hash, button);
};

/** Scripts hand over all buttons of a form, whose second one leads to the checkout at once. */
const buttonsIn = (handed: unknown): unknown[] =>
  (handed as JQueryCollection | undefined)?.jquery ? (handed as JQueryCollection).get() : [handed];

const followAnswer = (name: CartEventName, fired: unknown[]): void => {
  // The platform's own script may hear of the answer before us or after us.
  const before = new Set(doneByPage);
  const isDone = (step: CartEventName) => before.has(step) || doneByPage.has(step);
  const [fragments, , handed] = fired;
  const [button, ...others] = name === "removed_from_cart" ? [] : buttonsIn(handed);
  const follow = () => {
    if (button instanceof Element) followOnButton(button, Boolean(fragments), isDone);
    for (const other of others) showOnButton(other as Element, Boolean(fragments));
    followInPage(fired.map(unwrap), isDone);
  };
  if (isOwnEvent(name) && !hasAddToCartScript()) follow();
  // Wait and see, then do what is left to do. That script may have come between a press and its answer.
  else queueMicrotask(follow);
};

/**
 * The platform's own script has painted and stored what it refreshed, or a frame of this tab, which shares its storage.
 * Themes often paint only: what is stored is older then.
 */
export const acceptStoredCart = (): void => {
  const stored = readStoredFragments();
  if (stored && JSON.stringify(stored.fragments) !== JSON.stringify($fragments.get()))
    acceptFragments(stored.fragments, stored.hash);
};

const followRefresh = (isOwn: boolean): void => {
  if (!isOwn) acceptStoredCart();
  restartExpiry();
};

/** Called for each of the page's cart events, whoever fired it, with what came as it was fired. */
export const followCartEvent = (name: CartEventName, fired: unknown[]): void => {
  switch (name) {
    case "added_to_cart":
    case "removed_from_cart":
    case "ajax_request_not_sent.adding_to_cart":
      followAnswer(name, fired);
      break;
    case "wc_cart_button_updated":
    case "wc_fragments_loaded":
      if (isOwnEvent(name)) break;
      doneByPage.add(name);
      queueMicrotask(() => {
        doneByPage.delete(name);
        // Side carts tell so of what they have asked for, painted and stored themselves.
        if (isStoredCartFresh()) acceptStoredCart();
      });
      break;
    case "wc_fragments_refreshed":
      followRefresh(isOwnEvent(name));
      break;
    case "wc_fragment_refresh":
    case "updated_wc_div":
      void refreshUnlessPageDoes();
      break;
    case "wc-blocks_store_sync_required":
      // Their own mini-cart shows it; and in the checkout they tell of every typed letter.
      if (!document.querySelector(".wc-block-mini-cart, .woocommerce-checkout")) emit("wc_fragment_refresh");
      break;
    case "wc_update_cart":
      // The cart page's form is a widget's, which hears it by itself.
      tellCheckout();
      break;
  }
};
