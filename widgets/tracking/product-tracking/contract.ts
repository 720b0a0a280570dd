// Spec 3 (Analytics product data), 5, 8 and 9 (Tracking); contract of the product tracker, chapter 10.

import { parseObject } from "#src/plain-object.ts";
import { pageGlobal, pageValue } from "#src/platform/page-globals.ts";
import { toPrice } from "#src/price.ts";
import { reportError } from "#src/report-error.ts";
import type { Item, Sale } from "./items.ts";

declare global {
  // The plugin prints these as `const`: they are names of the page, but no properties of the window.
  const gtm4wp_datalayer_name: unknown;
  const gtm4wp_currency: unknown;
  const gtm4wp_use_sku_instead: unknown;
  const gtm4wp_product_per_impression: unknown;
  const gtm4wp_clear_ecommerce: unknown;
  const gtm4wp_datalayer_max_timeout: unknown;
  const gtm4wp_remarketing_prod_id_prefix: unknown;
  interface Window {
    /** The tag manager's containers by id. */
    google_tag_manager?: Record<string, unknown>;
  }
  interface Document {
    readonly prerendering?: boolean;
  }
}

const EVENT_TIMEOUT_MS = 2000;
const ITEMS_PER_EVENT = 10;

/** The block may hold numbers and booleans as texts ("1", ""). */
const isOn = (value: unknown): boolean => Boolean(Number(value));

interface TrackerSettings {
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

const readTracker = (): TrackerSettings => ({
  layer: String(own("gtm4wp_datalayer_name", "dataLayer", () => gtm4wp_datalayer_name)),
  currency: own("gtm4wp_currency", "", () => gtm4wp_currency),
  usesSku: isOn(own("gtm4wp_use_sku_instead", 0, () => gtm4wp_use_sku_instead)),
  idPrefix: String(own("gtm4wp_remarketing_prod_id_prefix", "", () => gtm4wp_remarketing_prod_id_prefix)),
  itemsPerEvent: Number(own("gtm4wp_product_per_impression", ITEMS_PER_EVENT, () => gtm4wp_product_per_impression)),
  clears: isOn(own("gtm4wp_clear_ecommerce", 0, () => gtm4wp_clear_ecommerce)),
  timeoutMs: Number(own("gtm4wp_datalayer_max_timeout", EVENT_TIMEOUT_MS, () => gtm4wp_datalayer_max_timeout)),
});

/** What the checkout page prints about the cart. */
export const readCheckout = (): Sale => ({
  value: pageValue("gtm4wp_checkout_value") ?? 0,
  items: (pageValue("gtm4wp_checkout_products") ?? []) as Item[],
});

/** The list that the tag manager reads, or will read once it is there. */
const layerOf = ({ layer }: TrackerSettings): unknown[] => {
  const list = (pageValue(layer) ?? []) as unknown[];
  Object.assign(window, { [layer]: list });
  return list;
};

type Callback = (containerId?: string) => void;

type Extra = [extra?: object, eventCallback?: Callback | false, eventTimeout?: number];

/** What other scripts call as `gtm4wp_push_ecommerce`. */
type Push = (event: string, items: unknown, ...extra: Extra) => void;

export interface Tracker extends TrackerSettings {
  push: Push;
  /** Writes an event in the shop's currency. */
  tell: (event: string, sale: Partial<Sale> & Item, callback?: Callback) => void;
}

export const openTracker = (): Tracker => {
  const settings = readTracker();
  const { currency, clears, timeoutMs } = settings;
  const push: Push = (event, items, ...[extra, eventCallback, eventTimeout = EVENT_TIMEOUT_MS]) => {
    const list = layerOf(settings);
    if (clears) list.push({ ecommerce: null });
    list.push({ event, ecommerce: { ...extra, items }, ...(eventCallback && { eventCallback, eventTimeout }) });
  };
  return {
    ...settings,
    push,
    tell: (event, { items, ...extra }, callback) => push(event, items, { currency, ...extra }, callback, timeoutMs),
  };
};

/** A ready event that the server has printed for a product shown in a dialog. */
export const pushPrinted = (tracker: Tracker, carrier: HTMLElement): void => {
  const event = readItem(carrier.dataset.gtm4wp_datalayer, false, carrier);
  if (event) layerOf(tracker).push(event);
};

/** Fields for this code alone. */
const OWN_FIELDS: readonly string[] = ["productlink", "internal_id"];

/** Undefined where the server has printed nothing, or, which the console tells once, no JSON. */
export const readItem = (
  text: string | undefined,
  dropped: readonly string[] | false = OWN_FIELDS,
  carrier?: Element,
): Item | undefined => {
  if (!text) return undefined;
  try {
    const { ...item }: Item = parseObject(text, "the product data", "The product is skipped.");
    if ("price" in item) item.price = toPrice(item.price);
    for (const field of dropped || []) delete item[field];
    return item;
  } catch (error) {
    reportError("product-tracking", error, carrier);
    return undefined;
  }
};

/** True where a tracker runs already, also the plugin's own that an optimiser has put into another file. */
export const isTracked = (): boolean => "gtm4wp_push_ecommerce" in window;

/** Publishes what other scripts call. The plugin's own script, where it comes later, stands down. Returns the undo. */
export const publish = (api: object): (() => void) => {
  const globals = { ...api, gtm4wp_woocommerce_inited: true };
  Object.assign(window, globals);
  return () => {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(window, name);
  };
};

/** True where the builder's own request sends a changed quantity at once. */
export const hasBuilder = (): boolean => "data" in pageGlobal("BreakdanceFrontend");
