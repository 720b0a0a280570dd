import { PlatformError } from "#src/errors.ts";
import { fetchBulkTable, fetchPriceHtml } from "#src/platform/discounts.ts";

/** The shop's prices. */

export const askPrice = fetchPriceHtml;
export const askTable = fetchBulkTable;

const FAILURE = /network|timeout|http/;

/** True when the request failed; an answer that makes no sense leaves the page as it is. */
export const isRequestError = (error: unknown): boolean => error instanceof PlatformError && FAILURE.test(error.kind);
