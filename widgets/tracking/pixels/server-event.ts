import type { PixelEvent } from "./contract.ts";

type Fields = Readonly<Record<string, unknown>>;

const LINK_DELAY_MS = 500;

const LINK_EVENTS = ["automatic_event_internal_link", "automatic_event_outbound_link"];

/** Reported by the shop itself, by the id that the browser has left in a cookie. */
const REPORTED_BY_SHOP = "woo_remove_from_cart";

/** With any of these, the shop has reported nothing when it printed the page. */
const WITHHOLDING = [
  "all_disabled_by_api",
  "facebook_disabled_by_api",
  "cookiebot_integration_enabled",
  "consent_magic_integration_enabled",
  "cookie_notice_integration_enabled",
  "cookie_law_info_integration_enabled",
];

/** The tracking plugin's settings as printed. */
interface Settings {
  facebook?: Fields;
  gdpr?: Fields;
  ajaxForServerEvent?: unknown;
  ajaxForServerStaticEvent?: unknown;
}

/** When the browser tells the shop of an event, for its own report to the network. Undefined where it need not. */
export const serverDelayMs = (event: PixelEvent, settings: Settings): number | undefined => {
  const { facebook, gdpr, ajaxForServerEvent, ajaxForServerStaticEvent } = settings;
  const isAsked = ajaxForServerEvent || WITHHOLDING.some((flag) => gdpr?.[flag]);
  if (!facebook?.serverApiEnabled || !isAsked || event.e_id === REPORTED_BY_SHOP) return undefined;
  if (LINK_EVENTS.includes(event.e_id ?? "")) return LINK_DELAY_MS;
  return event.type !== "static" || ajaxForServerStaticEvent || event.ajaxFire ? 0 : undefined;
};

/**
 * The action `pys_api_event` for an event: a copy without empty values, so that nobody changes what is on its way.
 * @param fields - by their names on the wire
 */
export const apiEvent = ({ woo_order, edd_order }: PixelEvent, fields: Fields): Fields =>
  JSON.parse(
    JSON.stringify(
      { action: "pys_api_event", pixel: "facebook", ...fields, woo_order, edd_order },
      (_name, value: unknown) => value ?? undefined,
    ),
  );

/** The same event for the plugin's REST route, which takes nested values as JSON. */
export const restEvent = ({ event, data, ids, eventID, woo_order, edd_order }: Fields): Fields => ({
  event,
  data: JSON.stringify(data ?? {}),
  ids: JSON.stringify(ids ?? []),
  eventID,
  woo_order: woo_order || "0",
  edd_order: edd_order || "0",
});
