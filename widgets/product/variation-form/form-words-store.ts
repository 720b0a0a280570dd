import type { VariationData } from "#src/dom/product/variation-data.ts";
import { message } from "#src/platform/messages.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import { stockLeft } from "./stock-left.ts";

/**
 * The text about a variation's remaining stock; undefined when the shop says nothing. The threshold is the form's
 * `data-stock-threshold`, else `"storefront_product": { "stock_threshold": … }`.
 */
export const stockText = (form: HTMLElement, variation: VariationData): string | undefined => {
  const threshold = form.dataset.stockThreshold ?? pageGlobal("storefront_product").stock_threshold;
  const count = stockLeft(variation, parseFloat(String(threshold)));
  return count === undefined ? undefined : message("stockLeft", { count });
};

export const failedText = (): string => message("variationFailed");
