import { holdPresses } from "#src/dom/cart/leaving-presses.ts";
import { loadOnce } from "#src/load-once.ts";
import { createRequestQueue } from "#src/platform/request-queue.ts";
import { markPending } from "./cart.ts";
import { forgetStoredFragments } from "./cart-storage.ts";

/** The one queue of everything that reads or changes the cart: requests are sent in the order in which they were made. */
export const enqueue = createRequestQueue((isBusy) => {
  // The shopper may leave before the answer is here; the next page must then ask.
  if (isBusy) forgetStoredFragments();
  markPending(isBusy);
});

/** Resolves when every request made until now is answered. */
export const whenSent = (): Promise<void> => enqueue(async () => {});

/**
 * Makes a change in its turn. Links and product forms that are pressed meanwhile wait for its answer: a link may lead to the
 * cart page, which asks for nothing, and of two changes at once the shop would lose one.
 */
export const queueChange = <Answer>(request: () => Promise<Answer>): Promise<Answer> =>
  enqueue(request).finally(holdPresses(whenSent));

/** The HTTP client and the schemas outweigh the rest of the cart, so they load with the first request. */
export const shop = loadOnce(async () => {
  // The calls import the client; loading it beside them saves a round trip.
  const [calls] = await Promise.all([import("#src/platform/cart.ts"), import("#src/platform/client.ts")]);
  return calls;
});

/**
 * Loads the calls for a request that may have to leave with the page, which then resolves no import, not even a loaded one.
 * The request asks for them again and reports a failure.
 */
export const expectRequest = (): void => {
  shop().catch(() => {});
};
