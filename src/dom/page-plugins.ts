import { pageJQuery, requestedAt } from "./jquery.ts";

/** What the page's other scripts have left on elements and sent to the server. */

/** What plugins stored on an element with `.data(key, value)`, and the element's data attributes as jQuery read them. */
export const jqueryDataOf = (element: Element): Record<string, unknown> => pageJQuery()?.(element).data() ?? {};

/** An answer to the same event goes out in the same turn of the page's scripts. */
const SAME_TURN_MS = 50;

/**
 * True when another script has just requested an address with this text in it. Resolves when every listener of the
 * event at hand has had its turn.
 */
export const isAnsweredByPage = async (part: string): Promise<boolean> => {
  await Promise.resolve();
  return [...requestedAt].some(([url, at]) => url.includes(part) && performance.now() - at < SAME_TURN_MS);
};

/** True when another script of this page has requested an address with this text in it since the page's start. */
export const wasRequestedByPage = (part: string): boolean => [...requestedAt.keys()].some((url) => url.includes(part));
