import type { AnalyticsOptions } from "./contract.ts";

type Config = Record<string, unknown>;

/** The owner's own server, which passes on what it gets. */
const serverOf = ({ serverContainerUrls }: AnalyticsOptions, id: string): Config => {
  const { enable_server_container, server_container_url, transport_url } = serverContainerUrls?.[id] ?? {};
  if (!enable_server_container) return {};
  return { ...(server_container_url && { server_container_url }), ...(transport_url && { transport_url }) };
};

/** How Google's script counts for one property. */
export const analyticsConfig = (options: AnalyticsOptions, id: string, index: number): Config => {
  const { additionalConfig, isDebugEnabled } = options;
  const config: Config = { send_page_view: !options.custom_page_view_event };
  // A false value would switch the debugging on too.
  if (Object.values(isDebugEnabled ?? {}).includes(`index_${index}`)) config.debug_mode = true;
  if (options.crossDomainEnabled)
    config.linker = {
      accept_incoming: Boolean(options.crossDomainAcceptIncoming),
      domains: options.crossDomainDomains,
    };
  if (!id.startsWith("G-")) return config;
  if (options.disableAdvertisingFeatures) config.allow_google_signals = false;
  if (options.disableAdvertisingPersonalization) config.allow_ad_personalization_signals = false;
  if (additionalConfig?.[id]?.first_party_collection) config.first_party_collection = true;
  return { ...config, ...serverOf(options, id) };
};
