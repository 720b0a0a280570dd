// Spec 3 (Attribution values), 4 (Tracking consent) and 9; shop contract 9.
import type { PlainObject } from "#src/plain-object.ts";
import { pageGlobal, textOf } from "#src/platform/page-globals.ts";

const LIFETIME_MONTHS = 6;
const MINUTES_PER_MONTH = 30 * 24 * 60;
const SESSION_MINUTES = 30;

export interface AttributionSettings {
  /** 0 for cookies that end with the browser's session, which is what the shop prints. */
  lifetimeMinutes: number;
  sessionMinutes: number;
  /** Cookies are base64 too, for firewalls that stop what looks like markup in them. */
  isBase64: boolean;
  /** Before the name of each hidden field; ends in an underscore. */
  prefix: string;
  allowsTracking: boolean;
  /** The category of the site's consent plugin; empty without one. */
  consentCategory: string;
  /** By field: the place of its value, as `current.src`. Shops add fields and rename them. */
  fields: PlainObject;
}

export const readAttribution = (): AttributionSettings => {
  const { params, fields } = pageGlobal("wc_order_attribution");
  const { lifetime, session, base64, prefix, allowTracking, consentCategory }: PlainObject = Object(params);
  return {
    lifetimeMinutes: Math.trunc((Number(lifetime) || LIFETIME_MONTHS) * MINUTES_PER_MONTH),
    sessionMinutes: Number(session) || SESSION_MINUTES,
    isBase64: base64 === true,
    prefix: textOf(prefix),
    allowsTracking: allowTracking === true,
    consentCategory: textOf(consentCategory),
    fields: Object(fields),
  };
};

/** The value of each field; null while the visitor may not be tracked. */
export type Attribution = Readonly<Record<string, string | null>>;

interface BlockCheckout {
  dispatch?: (store: string) => {
    setExtensionData?: (plugin: string, values: Attribution, replaces: boolean) => void;
  };
}

/** Gives the values to the block checkout, which sends them with the order. False where the page has none (yet). */
export const tellBlockCheckout = (values: Attribution): boolean => {
  const { data }: { data?: BlockCheckout } = pageGlobal("wp");
  const actions = data?.dispatch?.("wc/store/checkout");
  actions?.setExtensionData?.("woocommerce/order-attribution", values, true);
  return Boolean(actions);
};

declare global {
  interface Window {
    /** Of the WP Consent API. */
    wp_has_consent?: (category: string) => boolean;
  }
}

/** The answer of the site's consent plugin, which is newer than that of a cached page. */
export const mayTrack = ({ allowsTracking, consentCategory }: AttributionSettings): boolean =>
  consentCategory && window.wp_has_consent ? window.wp_has_consent(consentCategory) : allowsTracking;

/** What other scripts may call on the platform's object. */
interface AttributionApi {
  setOrderTracking: (isAllowed: boolean) => void;
  getAttributionData: () => Attribution;
}

/** Returns the undo. */
export const publish = (api: AttributionApi): (() => void) => {
  const own = pageGlobal("wc_order_attribution");
  Object.assign(own, api);
  return () => {
    for (const name of Object.keys(api)) Reflect.deleteProperty(own, name);
  };
};
