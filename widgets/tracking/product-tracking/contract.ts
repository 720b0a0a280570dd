// Spec 3 (Analytics product data), 5, 8 and 9 (Tracking); tracking contract 10.
import { parseObject } from "#src/plain-object.ts";
import { pageGlobal, pageValue } from "#src/platform/page-globals.ts";
import { reportError } from "#src/report-error.ts";
import type { Item, Sale } from "./items.ts";
import { toPrice } from "./price.ts";
import { EVENT_TIMEOUT_MS, readTracker, type TrackerSettings } from "./tracker-settings-io.ts";

declare global {
  interface Window {
    /** The tag manager's containers by id. */
    google_tag_manager?: Record<string, unknown>;
  }
}

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

/**
 * True where a tracker runs already: the plugin's, also in a file of an optimiser, its one for the cart's blocks, or ours.
 * Its helpers may be there without any.
 */
export const isTracked = (): boolean =>
  ["gtm4wp_checkout_step_fired", "gtm4wp_woocommerce_blocks_inited", "gtm4wp_woocommerce_inited"].some(
    (name) => name in window,
  );

/**
 * Publishes what other scripts call, but for what the plugin's helpers have published. The plugin's own script, where it
 * comes later, stands down. Returns the undo.
 */
export const publish = (api: object): (() => void) => {
  const globals = Object.entries({ ...api, gtm4wp_woocommerce_inited: true }).filter(([name]) => !(name in window));
  Object.assign(window, Object.fromEntries(globals));
  return () => {
    for (const [name] of globals) Reflect.deleteProperty(window, name);
  };
};

/** True where the builder's own request sends a changed quantity at once. */
export const hasBuilder = (): boolean => "data" in pageGlobal("BreakdanceFrontend");
