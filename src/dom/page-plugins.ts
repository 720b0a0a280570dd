import { listenersOf, pageJQuery, requestedAt } from "./jquery.ts";

/** What the page's other scripts have left on elements and sent to the server. */

/** What plugins stored on an element with `.data(key, value)`, and the element's data attributes as jQuery read them. */
export const jqueryDataOf = (element: Element): Record<string, unknown> => pageJQuery()?.(element).data() ?? {};

/**
 * True when the platform's cart-fragments script runs on the page; it asks without jQuery, so its requests are not seen.
 * Wishlists, comparisons and themes have copied all of it but the class that it shows.
 */
export const hasFragmentsScript = (): boolean =>
  listenersOf(document.body, "adding_to_cart").some(({ handler }) => String(handler).includes("hide_cart_widget"));

/** True when the platform's add-to-cart script runs on the page, which hands itself to its listeners. */
export const hasAddToCartScript = (): boolean =>
  listenersOf(document.body, "click").some(({ data }) => data?.addToCartHandler);

/** An answer to the same event goes out in the same turn of the page's scripts. */
const SAME_TURN_MS = 50;

/**
 * True when another script has sent a request with this text in it since an event, whose time is by the page's clock in
 * milliseconds, by default since the page's start: our code for it may have been on its way meanwhile.
 */
export const wasSentSince = (part: string, since = 0): boolean =>
  [...requestedAt].some(([request, at]) => request.includes(part) && at > since - SAME_TURN_MS);

/** The same, once every listener of an event at hand has had its turn. */
export const isAnsweredByPage = async (part: string, since = performance.now()): Promise<boolean> => {
  await Promise.resolve();
  return wasSentSince(part, since);
};
