import { PlatformError } from "#src/errors.ts";
import { fetchBulkTable, fetchPriceHtml } from "#src/platform/discounts.ts";

export const askPrice = fetchPriceHtml;
export const askTable = fetchBulkTable;

const FAILURE = /network|timeout|http/;

/** False for an answer that makes no sense: that one leaves the page as it is. */
export const isRequestError = (error: unknown): boolean => error instanceof PlatformError && FAILURE.test(error.kind);
