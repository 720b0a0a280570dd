import { analyticsConfig } from "./analytics-config.ts";
import { idsOf, type PixelEvent, pixelOptions } from "./contract.ts";
import { uniqueIdOf } from "./event-ids.tsx";
import { commandFor, isGoogleThere, layerOf, tellConsent } from "./google-layer.tsx";
import { analyticsParams } from "./google-params.ts";
import type { Network } from "./pixel.ts";
import { loadGoogle } from "./third-party-io.ts";

/** Apart from the layer of Tag Manager, which would hear each event a second time. */
const OWN_LAYER = "dataLayerPYS";

const layerName = (): string => {
  const { ga_datalayer_type: type = "default", ga_datalayer_name } = pixelOptions().GATags ?? {};
  if (type === "default") return OWN_LAYER;
  return (type === "custom" && ga_datalayer_name) || "dataLayer";
};

const start = (): void => {
  const { ga = {}, config } = pixelOptions();
  const ids = idsOf(ga.trackingIds);
  const [id] = ids;
  if (!id) return;
  const name = layerName();
  window.gtag ??= commandFor(layerOf(name));
  tellConsent(window.gtag);
  window.gtag("js", new Date());
  ids.forEach((one, index) => {
    window.gtag?.("config", one, { ...config, ...analyticsConfig(ga, one, index) });
  });
  loadGoogle(`gtag/js?id=${encodeURIComponent(id)}&l=${encodeURIComponent(name)}`, () => isGoogleThere(id));
};

const send = (name: string, event: PixelEvent): void => {
  const { ga, ...settings } = pixelOptions();
  const own = idsOf(event.trackingIds);
  const eventID = uniqueIdOf(event, settings);
  for (const id of own[0] ? own : idsOf(ga?.trackingIds))
    window.gtag?.("event", name, { ...analyticsParams(name, { ...event.params, eventID }, id), send_to: id });
};

export const network: Network = { start, send };
