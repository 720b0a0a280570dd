import { message } from "./messages.ts";
import { pageGlobal } from "./page-globals.ts";

export interface StockLabel {
  /** At or below this many the shopper is told how many are left; undefined says nothing. */
  threshold: number | undefined;
  text: (count: string) => string;
}

/** The threshold of a form's own attribute, else of `"storefront_product": { "stock_threshold": … }`. */
export const stockLabel = (own: string | undefined): StockLabel => {
  const threshold = Number.parseFloat(own ?? String(pageGlobal("storefront_product").stock_threshold ?? ""));
  return {
    threshold: Number.isNaN(threshold) ? undefined : threshold,
    text: (count) => message("stockLeft", { count }),
  };
};
