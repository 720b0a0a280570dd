import { listenersOf, pageJQuery, requestedAt } from "./jquery.ts";

/** What plugins stored with `.data(key, value)`, and the element's data attributes as jQuery read them. */
export const jqueryDataOf = (element: Element): Record<string, unknown> => pageJQuery()?.(element).data() ?? {};

/** True where a script has bound a handler through jQuery in whose selector or source, minified too, the text stands. */
export const isBound = (target: EventTarget, type: string, text: string): boolean =>
  listenersOf(target, type).some(({ selector, handler }) => `${selector} ${handler}`.includes(text));

/**
 * True where the platform's cart-fragments script runs. Its requests bypass jQuery, so they cannot be seen. Wishlist and
 * compare plugins and themes have copied everything in it but the class that it shows.
 */
export const hasFragmentsScript = (): boolean => isBound(document.body, "adding_to_cart", "hide_cart_widget");

/** True where the platform's add-to-cart script runs, which passes itself to its listeners as data. */
export const hasAddToCartScript = (): boolean =>
  listenersOf(document.body, "click").some(({ data }) => data?.addToCartHandler);

/** Two scripts that answer the same event send their requests within this time. */
const SAME_TURN_MS = 50;

/** By default looks back to the page's start (ms of its clock), since our own code may have been loading meanwhile. */
export const wasSentSince = (part: string, since = 0): boolean =>
  [...requestedAt].some(([request, at]) => request.includes(part) && at > since - SAME_TURN_MS);

/** The same, after every listener of the current event has run. */
export const isAnsweredByPage = async (part: string, since = performance.now()): Promise<boolean> => {
  await Promise.resolve();
  return wasSentSince(part, since);
};
