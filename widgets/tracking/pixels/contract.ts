// Spec 2, 3, 4, 7 and 9 (Tracking); tracking contract 1 to 4 and 6 to 9.
import type { PlainObject } from "#src/plain-object.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";

/** In the order in which they load. */
export const SLUGS = ["facebook", "ga", "gtm", "pinterest", "bing", "reddit"] as const;

export type Slug = (typeof SLUGS)[number];

/** One event for one network, as the server prints it. Inline scripts of the page write into it, so it stays the page's. */
export interface PixelEvent {
  name: string;
  params?: PlainObject;
  /** In seconds. */
  delay?: number;
  /** "static", "dyn" (its parameters are not read from the page) or "trigger". */
  type?: string;
  eventID?: string;
  /** The shop has reported it by its printed id. */
  isReported?: boolean;
  e_id?: string;
  custom_event_post_id?: string | number;
  trackingIds?: unknown;
  woo_order?: unknown;
  edd_order?: unknown;
  /** The page was printed without consent, so the server has sent nothing. */
  ajaxFire?: unknown;
  /** Of an event that an owner has defined. */
  hasAutoParam?: unknown;
  /** Of a static event: it has been sent. */
  fired?: boolean;
  scroll_percent?: number;
  /** In seconds. */
  time_on_page?: number;
  extensions?: string[];
  /** Of a grouped product, by its parts' ids. */
  grouped?: Record<string, { content_id?: unknown; price?: unknown }>;
}

/** An event for several networks. */
export type EventBySlug = Partial<Record<Slug, PixelEvent>>;

/** Several networks print their ids as a list, or as a table where the server has left some out. */
export const idsOf = (ids: unknown): string[] => (ids ? Object.values(ids).map(String) : []);

/** PHP prints an empty table as a list, and one with the keys 0, 1, … too. */
type Table<Value> = Readonly<Record<string, Value | undefined>>;

interface ShopOptions {
  addToCartOnButtonValueEnabled?: unknown;
  /** "global" for a value that is the same for all products. */
  addToCartOnButtonValueOption?: unknown;
}

/** The tracking plugin's settings that all networks share. WordPress prints flags as "1" and "", empty tables as `[]`. */
interface PixelOptions extends Partial<Record<Slug, NetworkOptions>> {
  facebook?: FacebookOptions;
  ga?: AnalyticsOptions;
  gtm?: TagManagerOptions;
  staticEvents?: Partial<Record<string, Record<string, PixelEvent[]>>>;
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
  ajaxForServerEvent?: unknown;
  ajaxForServerStaticEvent?: unknown;
  /** In days. */
  cookie_duration?: unknown;
  google_consent_mode?: unknown;
  gdpr?: PlainObject;
  /** A container is told of what the visitor has filled in. */
  tracking_analytics?: { userDataEnable?: unknown };
  GATags?: { ga_datalayer_type?: string; ga_datalayer_name?: string };
  config?: PlainObject;
}

interface NetworkOptions {
  /** A variable product is known by its own id, not by its variations'. */
  wooVariableAsSimple?: unknown;
}

interface FacebookOptions extends NetworkOptions {
  pixelIds?: unknown;
  advancedMatching?: Record<string, string>;
  advancedMatchingEnabled?: unknown;
  removeMetadata?: unknown;
  serverApiEnabled?: unknown;
  meta_ldu?: unknown;
}

export interface AnalyticsOptions extends NetworkOptions {
  trackingIds?: unknown;
  crossDomainEnabled?: unknown;
  crossDomainAcceptIncoming?: unknown;
  crossDomainDomains?: unknown;
  isDebugEnabled?: unknown;
  serverContainerUrls?: Record<
    string,
    { enable_server_container?: unknown; server_container_url?: string; transport_url?: string } | undefined
  >;
  additionalConfig?: Record<string, { first_party_collection?: unknown } | undefined>;
  disableAdvertisingFeatures?: unknown;
  disableAdvertisingPersonalization?: unknown;
  custom_page_view_event?: unknown;
}

interface TagManagerOptions extends NetworkOptions {
  trackingIds?: unknown;
  gtm_dataLayer_name?: string;
  gtm_container_domain?: string;
  gtm_container_identifier?: string;
  gtm_auth?: string;
  gtm_preview?: string;
  gtm_just_data_layer?: unknown;
}

declare global {
  interface Window {
    /** By the id of a product or variation. Inline scripts declare it as a list. */
    pysWooProductData?: Table<EventBySlug>;
    /** By a download's id and the id of its price. */
    pysEddProductData?: Table<Table<EventBySlug>>;
  }
}

export const pixelOptions = (): PixelOptions => pageGlobal("pysOptions");

export const eventsOf = (id: string): EventBySlug | undefined => pixelOptions().dynamicEvents?.[id];

/** Whether an event's value follows the quantity. */
export const countsValue = (shop: "woo" | "edd"): boolean => {
  const { addToCartOnButtonValueEnabled, addToCartOnButtonValueOption }: ShopOptions = pixelOptions()[shop] ?? {};
  return Boolean(addToCartOnButtonValueEnabled) && addToCartOnButtonValueOption !== "global";
};
