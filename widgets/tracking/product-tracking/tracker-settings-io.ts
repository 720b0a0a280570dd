import { pageValue } from "#src/platform/page-globals.ts";

declare global {
  // The plugin prints these as `const`: they are names of the page, but no properties of the window.
  const gtm4wp_datalayer_name: unknown;
  const gtm4wp_currency: unknown;
  const gtm4wp_use_sku_instead: unknown;
  const gtm4wp_product_per_impression: unknown;
  const gtm4wp_clear_ecommerce: unknown;
  const gtm4wp_datalayer_max_timeout: unknown;
  const gtm4wp_remarketing_prod_id_prefix: unknown;
}

/** What the plugin gives a tag manager to answer an event. */
export const EVENT_TIMEOUT_MS = 2000;
const ITEMS_PER_EVENT = 10;

/** The block may hold numbers and booleans as texts ("1", ""). */
const isOn = (value: unknown): boolean => Boolean(Number(value));

export interface TrackerSettings {
  /** The name of the data layer. */
  layer: string;
  currency: unknown;
  /** Variations go by their SKU instead of their number. */
  usesSku: boolean;
  /** Before the `id` of a variation. */
  idPrefix: string;
  /** 0 for all items in one event. */
  itemsPerEvent: number;
  /** The layer's last `ecommerce` is emptied before each event. */
  clears: boolean;
  /** How long a pressed link waits for the tag manager; 0 not to wait. */
  timeoutMs: number;
}

/** A setting of the page's block, or as the plugin prints it. */
const own = (name: string, missing: unknown, readPrinted: () => unknown): unknown => {
  try {
    return pageValue(name) ?? readPrinted();
  } catch {
    // The plugin has not printed this name.
    return missing;
  }
};

export const readTracker = (): TrackerSettings => ({
  layer: String(own("gtm4wp_datalayer_name", "dataLayer", () => gtm4wp_datalayer_name)),
  currency: own("gtm4wp_currency", "", () => gtm4wp_currency),
  usesSku: isOn(own("gtm4wp_use_sku_instead", 0, () => gtm4wp_use_sku_instead)),
  idPrefix: String(own("gtm4wp_remarketing_prod_id_prefix", "", () => gtm4wp_remarketing_prod_id_prefix)),
  itemsPerEvent: Number(own("gtm4wp_product_per_impression", ITEMS_PER_EVENT, () => gtm4wp_product_per_impression)),
  clears: isOn(own("gtm4wp_clear_ecommerce", 0, () => gtm4wp_clear_ecommerce)),
  timeoutMs: Number(own("gtm4wp_datalayer_max_timeout", EVENT_TIMEOUT_MS, () => gtm4wp_datalayer_max_timeout)),
});
