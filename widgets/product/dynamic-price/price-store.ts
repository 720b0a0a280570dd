import { PlatformError } from "#src/errors.ts";

/** The shop's prices. The code that asks for them loads with the first question. */

const calls = () => import("#src/platform/discounts.ts");

export const askPrice = async (productId: string, quantity: string, signal: AbortSignal): Promise<string | undefined> =>
  (await calls()).fetchPriceHtml(productId, quantity, { signal });

export const askTable = async (productId: string, signal: AbortSignal): Promise<string> =>
  (await calls()).fetchBulkTable(productId, { signal });

const FAILURE = /network|timeout|http/;

/** True when the request failed; an answer that makes no sense leaves the page as it is. */
export const isRequestError = (error: unknown): boolean => error instanceof PlatformError && FAILURE.test(error.kind);
