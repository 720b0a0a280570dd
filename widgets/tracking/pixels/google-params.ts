type Params = Readonly<Record<string, unknown>>;

const CONSENT_KEYS = ["analytics_storage", "ad_storage", "ad_user_data", "ad_personalization"];

const OLD_KEYS = ["event_category", "event_label"];

const ANALYTICS_4 = [...OLD_KEYS, "traffic_source", "ecomm_prodid", "ecomm_pagetype", "ecomm_totalvalue"];

const forSearch = (name: string, params: Params): Params => {
  if (name !== "search") return params;
  const { search_term, ...rest } = params;
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith("dynx_"))),
    ...(search_term !== undefined && { search: search_term }),
  };
};

const without = (params: Params, keys: readonly string[]): Params =>
  Object.fromEntries(Object.entries(params).filter(([key]) => !keys.includes(key)));

/** Without what a property of Analytics 4 does not know. */
export const analyticsParams = (name: string, params: Params, id: string): Params =>
  id.startsWith("G")
    ? forSearch(name, without(params, ["landing_page", ...ANALYTICS_4]))
    : without(params, ["landing_page"]);

export const tagManagerParams = (name: string, params: Params, ids: readonly string[]): Params =>
  ids.some((id) => id.startsWith("GTM")) ? forSearch(name, without(params, [...OLD_KEYS, ...CONSENT_KEYS])) : params;

/** An event as a container reads it. The server names the parameters of an owner's own event by `manualName`. */
export const layerEntry = (
  name: string,
  { params, hasAutoParam }: { params: Params; hasAutoParam?: unknown },
  manualDataLayer: string,
): Params => {
  const { ecommerce, manualName, triggerType, ...others } = params;
  const group = typeof manualName === "string" ? manualName : "";
  const { [group]: manual, ...automatedParameters } = others;
  return {
    event: name,
    ...(ecommerce !== undefined && { ecommerce }),
    ...(hasAutoParam !== false && { automatedParameters }),
    ...(group && { manualName, ...(group in others && { [group]: manual }) }),
    ...(triggerType !== undefined && { triggerType }),
    manualDataLayer,
  };
};

interface ConsentSettings {
  google_consent_mode?: unknown;
  gdpr?: Params;
}

/** Google's consent before anybody has decided; undefined where the owner leaves it to others. Spec 9: granted. */
export const consentDefaults = ({ google_consent_mode, gdpr }: ConsentSettings): Params | undefined => {
  if (!google_consent_mode) return undefined;
  const defaultOf = (key: string) => {
    const { enabled, value } = (gdpr?.[key] ?? {}) as { enabled?: unknown; value?: string };
    return enabled ? value : "granted";
  };
  return Object.fromEntries(CONSENT_KEYS.map((key) => [key, defaultOf(key)]));
};
