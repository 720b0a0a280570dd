// Spec 2, 3, 4, 7 and 9 (Tracking); contract of the tracking plugin, chapters 1 to 4 and 6 to 9.

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
  /** Only "static" has a meaning. */
  type?: string;
  eventID?: string;
  e_id?: string;
  custom_event_post_id?: string | number;
  ids?: unknown[];
  pixelIds?: string[];
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

/** The tracking plugin's settings that all networks share. WordPress prints flags as "1" and "", empty tables as `[]`. */
interface PixelOptions {
  facebook?: FacebookOptions;
  ga?: AnalyticsOptions;
  gtm?: TagManagerOptions;
  staticEvents?: Partial<Record<string, Record<string, PixelEvent[]>>>;
  dynamicEvents?: PlainObject;
  triggerEventTypes?: PlainObject;
  ajaxForServerEvent?: unknown;
  ajaxForServerStaticEvent?: unknown;
  cookie_duration?: unknown;
  track_cookie_for_subdomains?: unknown;
  google_consent_mode?: unknown;
  gdpr?: PlainObject;
  GATags?: { ga_datalayer_type?: string; ga_datalayer_name?: string };
  config?: PlainObject;
}

interface FacebookOptions {
  pixelIds?: unknown;
  advancedMatching?: Record<string, string>;
  advancedMatchingEnabled?: unknown;
  removeMetadata?: unknown;
  serverApiEnabled?: unknown;
  meta_ldu?: unknown;
}

export interface AnalyticsOptions {
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

interface TagManagerOptions {
  trackingIds?: unknown;
  gtm_dataLayer_name?: string;
  gtm_container_domain?: string;
  gtm_container_identifier?: string;
  gtm_auth?: string;
  gtm_preview?: string;
  gtm_just_data_layer?: unknown;
}

export const pixelOptions = (): PixelOptions => pageGlobal("pysOptions");
