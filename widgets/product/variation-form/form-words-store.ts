import type { VariationData } from "#src/dom/variation-data.ts";
import { message } from "#src/platform/messages.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import { stockLeft } from "./stock-left.ts";

/** Words that the platform has none for, in a file of their own: most forms need neither. */

/** How many of a variation are left, in words; undefined where nothing is said. */
export type StockText = (variation: VariationData) => string | undefined;

/** By the threshold of the form's own attribute, else of `"storefront_product": { "stock_threshold": … }`. */
export const stockText = (form: HTMLElement): StockText => {
  const setting = form.dataset.stockThreshold ?? pageGlobal("storefront_product").stock_threshold;
  const threshold = parseFloat(String(setting));
  return (variation) => {
    const count = stockLeft(variation, threshold);
    return count === undefined ? undefined : message("stockLeft", { count });
  };
};

/** For the shopper, when a request has failed. */
export const failedText = (): string => message("variationFailed");
