import { PlatformError } from "#src/errors.ts";
import { fetchBulkTable, fetchPriceHtml } from "#src/platform/discounts.ts";

/** The shop's prices. */

export const askPrice = (productId: string, quantity: string, signal: AbortSignal): Promise<string | undefined> =>
  fetchPriceHtml(productId, quantity, { signal });

export const askTable = (productId: string, signal: AbortSignal): Promise<string> =>
  fetchBulkTable(productId, { signal });

const FAILURE = /network|timeout|http/;

/** True when the request failed; an answer that makes no sense leaves the page as it is. */
export const isRequestError = (error: unknown): boolean => error instanceof PlatformError && FAILURE.test(error.kind);
