import { holdLinks } from "#src/dom/leaving-links.ts";
import { loadOnce } from "#src/load-once.ts";
import { createRequestQueue } from "#src/platform/request-queue.ts";
import { markPending } from "./cart.ts";
import { forgetStoredFragments } from "./cart-storage.ts";

/** What every request about the cart goes through, and what it is sent with. */

/** The one queue of all that reads or changes the cart: what is asked first is sent first. */
export const enqueue = createRequestQueue((isBusy) => {
  // The shopper may walk on before the answer is here: the next page must ask.
  if (isBusy) forgetStoredFragments();
  markPending(isBusy);
});

/** Resolves when all that was asked for until now is answered. */
export const whenSent = (): Promise<void> => enqueue(async () => {});

/** Sends what changes the cart in its turn. A link waits for it: the page that it leads to may be the cart, and asks for nothing. */
export const change = <Answer>(request: () => Promise<Answer>): Promise<Answer> =>
  enqueue(request).finally(holdLinks(whenSent));

/**
 * The HTTP client and the schemas are heavier than the rest of the cart: they load with the first request, or where
 * one is near that may have to go out with the page: a page that is left resolves no import, not even of what it has.
 */
export const shop = loadOnce(async () => {
  // The client is behind it, and comes beside it.
  const [calls] = await Promise.all([import("#src/platform/cart.ts"), import("#src/platform/client.ts")]);
  return calls;
});
