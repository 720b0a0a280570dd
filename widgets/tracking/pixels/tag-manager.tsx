import { idsOf, type PixelEvent, pixelOptions } from "./contract.ts";
import { uniqueIdOf } from "./event-ids.tsx";
import { readFormData } from "./form-data-io.ts";
import { commandFor, isGoogleThere, layerOf, tellConsent } from "./google-layer.tsx";
import { layerEntry, tagManagerParams } from "./google-params.ts";
import type { Network } from "./pixel.ts";
import { loadGoogle } from "./third-party-io.ts";

const DEFAULT_LAYER = "dataLayer";

const options = () => pixelOptions().gtm ?? {};

const layerName = (): string => options().gtm_dataLayer_name || DEFAULT_LAYER;

/** Only the first container loads. */
const loadContainer = (id: string): void => {
  const { gtm_container_domain, gtm_container_identifier, gtm_auth, gtm_preview } = options();
  const query = new URLSearchParams({ id });
  if (layerName() !== DEFAULT_LAYER) query.set("l", layerName());
  if (gtm_auth && gtm_preview) {
    query.set("gtm_auth", gtm_auth);
    query.set("gtm_preview", gtm_preview);
    query.set("gtm_cookies_win", "x");
  }
  const path = `${gtm_container_identifier || "gtm"}.js?${query}`;
  loadGoogle(path, () => isGoogleThere(id), gtm_container_domain || undefined);
};

const start = (): void => {
  const layer = layerOf(layerName());
  tellConsent(commandFor(layer));
  const user_data = pixelOptions().tracking_analytics?.userDataEnable && readFormData();
  if (user_data) layer.push({ user_data });
  const [id] = idsOf(options().trackingIds);
  if (options().gtm_just_data_layer || !id) return;
  layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  loadContainer(id);
};

const send = (name: string, event: PixelEvent): void => {
  const own = idsOf(event.trackingIds);
  const ids = own[0] ? own : idsOf(options().trackingIds);
  if (!ids[0] && !options().gtm_just_data_layer) return;
  const event_id = uniqueIdOf(event, pixelOptions());
  const params = { ...tagManagerParams(name, { ...event.params }, ids), event_id, send_to: ids };
  layerOf(layerName()).push(layerEntry(name, { ...event, params }, layerName()));
};

export const network: Network = { start, send };
