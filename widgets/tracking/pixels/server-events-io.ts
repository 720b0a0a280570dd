import { readCookie } from "#src/dom/cookies.ts";
import type { PlainObject } from "#src/plain-object.ts";
import { handToBeacon } from "#src/platform/background-post.ts";
import { encodeForm } from "#src/platform/form-encoding.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import { reportError, reportNotice } from "#src/report-error.ts";
import type { PixelEvent } from "./contract.ts";
import { apiEvent, restEvent, serverDelayMs } from "./server-event.ts";

const SOURCE = "pixels";

const REST_GLOBAL = "pysFacebookRest";
const REST_PATH = "/wp-json/pys-facebook/v1/event";

const options = (): PlainObject => pageGlobal("pysOptions");

/** The client is loaded only where no beacon goes. The visitor may be on the way to another page. */
const post = async (url: string, body: URLSearchParams | string, headers: Record<string, string>): Promise<void> => {
  const { send } = await import("#src/platform/client.ts");
  await send(url, { body, headers, keepalive: true });
};

/** Nobody reads the answer, so a failure is not reported either. */
const postAjax = (fields: PlainObject): Promise<void> =>
  post(`${options().ajaxUrl}`, encodeForm(fields), { "Cache-Control": "no-cache" }).catch(() => {});

const isTakenByBeacon = (url: string, fields: PlainObject): boolean => {
  if (!options().useSendBeacon) return false;
  const isTaken = handToBeacon(url, encodeForm(fields));
  if (!isTaken) reportNotice(SOURCE, "The browser took no beacon. The event is posted instead.");
  return isTaken;
};

const postRest = async (url: string, fields: PlainObject): Promise<void> => {
  const event = restEvent(fields);
  if (isTakenByBeacon(url, event)) return;
  try {
    await post(url, JSON.stringify(event), { "Content-Type": "application/json" });
  } catch (error) {
    // Spec 8: a failed REST response falls back to ajax.
    reportError(SOURCE, error);
    await postAjax(fields);
  }
};

/** By the name under which add-ons call it on `window.pys.Utils`, with the fields of `pys_api_event`. */
export const sendRestAPIRequest = (fields: PlainObject, platform: string): void => {
  if (platform === "facebook") return void postRest(`${pageGlobal(REST_GLOBAL).restApiUrl ?? REST_PATH}`, fields);
  reportError(SOURCE, `Unknown platform for REST API: ${platform}. The event goes by ajax.`);
  void postAjax(fields);
};

const sendEvent = (fields: PlainObject): void => {
  if (pageGlobal(REST_GLOBAL).restApiUrl) sendRestAPIRequest(fields, "facebook");
  else if (!isTakenByBeacon(`${options().ajaxUrl}`, fields)) void postAjax(fields);
};

/** Tells the shop of an event of Facebook's, so that it reports the event too; the network knows both by their id. */
export const sendServerEvent = (name: string, event: PixelEvent, eventID: string): void => {
  const { facebook, ajax_event } = options();
  const delayMs = serverDelayMs(event, options());
  if (delayMs === undefined) return;
  const fields = apiEvent(event, {
    event: name,
    // The network's own cookies are for the shop's copy only.
    data: { ...event.params, _fbp: readCookie("_fbp") || null, _fbc: readCookie("_fbc") || null },
    ids: (facebook as PlainObject).pixelIds,
    eventID,
    url: location.href,
    ajax_event,
  });
  if (delayMs) setTimeout(sendEvent, delayMs, fields);
  else sendEvent(fields);
};
