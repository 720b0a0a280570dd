import { announce } from "#src/dom/announce.ts";
import type { CartEventName } from "#src/dom/cart-event-names.ts";
import { type JQueryCollection, unwrap } from "#src/dom/jquery/jquery.ts";
import { hasAddToCartScript, jqueryDataOf } from "#src/dom/jquery/page-plugins.ts";
import { emit, isOwnEvent } from "#src/dom/platform-events.ts";
import { isObject } from "#src/plain-object.ts";
import { $cart, $fragments, acceptAnswer, acceptFragments, type Fragments } from "./cart.ts";
import { showOnButton } from "./cart-buttons.ts";
import { parseFragments } from "./cart-freshness.ts";
import { refreshUnlessPageDoes, restartExpiry } from "./cart-refresh.ts";
import { isStoredCartFresh, readStoredCart, storeCart } from "./cart-storage.ts";

/**
 * Follows `added_to_cart` and `removed_from_cart`, whoever fires them, in the platform's order: button, HTML blocks,
 * `wc_fragments_loaded`, announcement, storage.
 */

const speakMessage = (button: unknown): void => {
  if (button instanceof HTMLElement)
    announce((jqueryDataOf(button).success_message ?? button.dataset.success_message ?? "") as string);
};

const accept = (fragments: Fragments, hash: string): void => {
  // A cart's day begins with its first product, also in a tab that stays open.
  if (!$cart.get().hash) restartExpiry();
  acceptAnswer(fragments, hash);
  emit("wc_fragments_loaded");
  storeCart(fragments, hash);
};

/** Steps that another script has announced in this turn of the page's scripts. */
const doneByPage = new Set<string>();

type IsDone = (step: CartEventName) => boolean;

const followOnButton = (button: Element, isAdded: boolean, isDone: IsDone): void => {
  showOnButton(button, isAdded);
  if (!isDone("wc_cart_button_updated")) emit("wc_cart_button_updated", button);
};

/** The mini-cart may have changed the order. Where cart and checkout are one page, the cart's form tells the checkout. */
const tellCheckout = (): void => {
  if (document.querySelector("body:not(:has(.woocommerce-cart-form)) form.checkout")) emit("update_checkout");
};

/**
 * The page builder's cart shows something else when it is empty. So does a checkout, but only after our own request: the
 * platform's script loads the page by itself, and the page after an order is a checkout too.
 */
const reloadForEmptyCart = (): void => {
  const checkout = isOwnEvent("wc_cart_emptied") ? ".woocommerce-checkout, " : "";
  if (document.querySelector(`${checkout}.bde-cart-contents`)) location.reload();
};

const followInPage = ([fragments, answeredHash, button]: unknown[], isDone: IsDone): void => {
  const isPainted = isDone("wc_fragments_loaded");
  // Also when the answer has no blocks; `false` means that the product was not sent.
  if (fragments !== false && !isPainted) speakMessage(button);
  if (!isObject(fragments)) return;
  tellCheckout();
  const hash = String(answeredHash ?? "");
  if (isPainted) acceptFragments(fragments, hash);
  else accept(fragments, hash);
};

/** Scripts pass all buttons of a form; a theme's second one leads straight to the checkout. */
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
  // Wait until the event is over, then do what the page has not done: the platform's script may have loaded since the press.
  else queueMicrotask(follow);
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
      doneByPage.add(name);
      queueMicrotask(() => {
        doneByPage.delete(name);
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
