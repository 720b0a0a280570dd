import type { VariationData } from "#src/dom/product/variation-data.ts";
import { unreadable } from "#src/errors.ts";
import { message } from "#src/platform/messages.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import { reportError } from "#src/report-error.ts";
import { stockLeft } from "./stock-left.ts";

/**
 * The text about a variation's remaining stock; undefined when the shop says nothing. The threshold is the form's
 * `data-stock-threshold`, else `"storefront_product": { "stock_threshold": … }`.
 */
export const stockText = (form: HTMLElement, variation: VariationData): string | undefined => {
  const given = form.dataset.stockThreshold || pageGlobal("storefront_product").stock_threshold;
  const threshold = Number(given);
  if (given && !(threshold >= 0))
    reportError("variation-form", unreadable("data-stock-threshold", "a number", given), form);
  const count = stockLeft(variation, threshold);
  return count && message("stockLeft", { count });
};

export const failedText = (): string => message("variationFailed");
