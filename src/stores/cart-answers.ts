import { announce } from "#src/dom/announce.ts";
import type { CartEventName } from "#src/dom/cart-event-names.ts";
import { type JQueryCollection, unwrap } from "#src/dom/jquery/jquery.ts";
import { hasAddToCartScript, jqueryDataOf } from "#src/dom/jquery/page-plugins.ts";
import { emit, isOwnEvent } from "#src/dom/platform-events.ts";
import { isObject } from "#src/plain-object.ts";
import { $cart, acceptAnswer, acceptFragments, type Fragments } from "./cart.ts";
import { showOnButton } from "./cart-buttons.ts";
import { restartExpiry } from "./cart-refresh.ts";
import { storeCart } from "./cart-storage.ts";

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

/** Keeps in mind a step of the page's until the event's other listeners have run. */
export const noteStepOfPage = (step: CartEventName): void => {
  doneByPage.add(step);
  queueMicrotask(() => doneByPage.delete(step));
};

type IsDone = (step: CartEventName) => boolean;

const followOnButton = (button: Element, isAdded: boolean, isDone: IsDone): void => {
  showOnButton(button, isAdded);
  if (!isDone("wc_cart_button_updated")) emit("wc_cart_button_updated", button);
};

/** The mini-cart may have changed the order. Where cart and checkout are one page, the cart's form tells the checkout. */
export const tellCheckout = (): void => {
  if (document.querySelector("body:not(:has(.woocommerce-cart-form)) form.checkout")) emit("update_checkout");
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

export const followAnswer = (name: CartEventName, fired: unknown[]): void => {
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
