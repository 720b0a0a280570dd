// Contract of the tracking plugin, chapters 1, 6.2, 6.3 and 8: the events that the page has printed for later.

import { pageGlobal } from "#src/platform/page-globals.ts";
import type { EventBySlug, Slug } from "./contract.ts";

/** PHP prints an empty table as a list, and one with the keys 0, 1, … too. */
type Table<Value> = Readonly<Record<string, Value | undefined>>;

interface ShopOptions {
  addToCartOnButtonValueEnabled?: unknown;
  /** "global" for a value that is the same for all products. */
  addToCartOnButtonValueOption?: unknown;
}

interface Options extends Partial<Record<Slug, { wooVariableAsSimple?: unknown }>> {
  dynamicEvents?: Table<EventBySlug> & {
    /** By the keys of the cart's rows. */
    woo_remove_from_cart?: Table<EventBySlug>;
    edd_remove_from_cart?: Table<EventBySlug>;
  };
  triggerEvents?: Table<EventBySlug>;
  triggerEventTypes?: Table<Table<unknown>>;
  enable_remove_download_url_param?: unknown;
  /** Forms are counted by their plugins' success events only. */
  enable_success_send_form?: unknown;
  /** Only with "add_cart_js" are clicks counted; the server tells of additions otherwise. */
  woo?: ShopOptions & { addToCartCatchMethod?: unknown; removeFromCartSelector?: string };
  edd?: ShopOptions;
}

declare global {
  interface Window {
    /** By the id of a product or variation. Inline scripts declare it as a list. */
    pysWooProductData?: Table<EventBySlug>;
    /** By a download's id and the id of its price. */
    pysEddProductData?: Table<Table<EventBySlug>>;
  }
}

export const options = (): Options => pageGlobal("pysOptions");

export const eventsOf = (id: string): EventBySlug | undefined => options().dynamicEvents?.[id];

/** Whether an event's value follows the quantity. */
export const countsValue = (shop: "woo" | "edd"): boolean => {
  const { addToCartOnButtonValueEnabled, addToCartOnButtonValueOption }: ShopOptions = options()[shop] ?? {};
  return Boolean(addToCartOnButtonValueEnabled) && addToCartOnButtonValueOption !== "global";
};
