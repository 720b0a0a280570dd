import { announce } from "#src/dom/announce.ts";
import type { CartEventName } from "#src/dom/cart-event-names.ts";
import { jqueryDataOf } from "#src/dom/page-plugins.ts";
import { emit, isOwnEvent } from "#src/dom/platform-events.ts";
import { acceptFragments, type Fragments } from "./cart.ts";
import { refreshUnlessPageDoes } from "./cart-actions.ts";
import { restartExpiry } from "./cart-expiry.ts";
import { hasStoredHash, readStoredFragments, storeCart, storeCreationTime } from "./cart-storage.ts";

/**
 * The life of an answer: whoever fires `added_to_cart` or `removed_from_cart`, the page follows in the platform's
 * order: button, HTML blocks, `wc_fragments_loaded`, announcement, storage.
 */

type ButtonUpdate = (isAdded: boolean) => void;

const buttonUpdates = new WeakMap<Element, ButtonUpdate>();

/** Registers how a button shows that its product was added; called inside `added_to_cart`, before anything else. */
export const onButtonUpdate = (button: Element, update: ButtonUpdate): (() => void) => {
  buttonUpdates.set(button, update);
  return () => void buttonUpdates.delete(button);
};

const isFragments = (value: unknown): value is Fragments =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const spokenMessage = (button: unknown): string => {
  if (!(button instanceof HTMLElement)) return "";
  const message = jqueryDataOf(button).success_message ?? button.dataset.success_message;
  return typeof message === "string" ? message : "";
};

const accept = (fragments: Fragments, hash: string, button: unknown): void => {
  acceptFragments(fragments, hash);
  emit("wc_fragments_loaded");
  announce(spokenMessage(button));
  if (!hasStoredHash()) storeCreationTime();
  storeCart(fragments, hash);
};

let foreignPaints = 0;

/** The platform's own script may be on the page and paint by itself; wait and see, then do what is left to do. */
const acceptForeign = (fragments: Fragments, hash: string, button: unknown): void => {
  const before = foreignPaints;
  queueMicrotask(() => {
    if (foreignPaints > before) acceptFragments(fragments, hash);
    else accept(fragments, hash, button);
  });
};

/** The platform's own script has painted and stored what it refreshed. */
const acceptStoredCart = (): void => {
  const stored = readStoredFragments();
  if (stored) acceptFragments(stored.fragments, stored.hash);
};

const followAnswer = (name: CartEventName, [fragments, hash, button]: unknown[]): void => {
  const isAnswered = isFragments(fragments);
  if (name === "added_to_cart" && button instanceof Element) buttonUpdates.get(button)?.(isAnswered);
  if (!isAnswered) return;
  const take = isOwnEvent(name) ? accept : acceptForeign;
  take(fragments, String(hash ?? ""), button);
};

const followRefresh = (isOwn: boolean): void => {
  if (!isOwn) acceptStoredCart();
  restartExpiry();
};

/** Called for each of the page's cart events, whoever fired it. */
export const followCartEvent = (name: CartEventName, args: unknown[]): void => {
  if (name === "added_to_cart" || name === "removed_from_cart") followAnswer(name, args);
  else if (name === "wc_fragments_refreshed") followRefresh(isOwnEvent(name));
  else if (name === "wc_fragments_loaded") foreignPaints += isOwnEvent(name) ? 0 : 1;
  else void refreshUnlessPageDoes();
};
