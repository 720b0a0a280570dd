import { readCookie, writeCookie } from "#src/dom/cookies.ts";
import { writeVisitCookie } from "#src/stores/consent.ts";
import { tryParse } from "#src/try-parse.ts";
import { idsOf, type PixelEvent, pixelOptions } from "./contract.ts";
import { newToken, uniqueIdOf } from "./event-ids.tsx";
import { readExternalId } from "./external-id-io.ts";
import { fillMatching, isStandard } from "./facebook-rules.ts";
import { readFormData } from "./form-data-io.ts";
import type { Network } from "./pixel.ts";
import { sendServerEvent } from "./server-events-io.ts";
import { loadFacebook } from "./third-party-io.ts";

interface Fbq {
  (...args: unknown[]): void;
  /** There once the network's own script has come. */
  callMethod?: (...args: unknown[]) => void;
  queue?: unknown[];
}

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

const COOKIE_DAYS = 7;

/** A masked CompleteRegistration, which only the shop reports. */
const MASKED = "hCR";

const queueCalls = (): Fbq => {
  const fbq: Fbq = (...args) => {
    if (fbq.callMethod) fbq.callMethod(...args);
    else fbq.queue?.push(args);
  };
  Object.assign(fbq, { push: fbq, loaded: true, version: "2.0", agent: "dvpixelyoursite", queue: [] });
  window._fbq ??= fbq;
  window.fbq = fbq;
  return fbq;
};

/** By these cookies the network knows the browser, and the advertisement that the visitor has come from. */
const keepCookies = (): void => {
  const click = new URLSearchParams(location.search).get("fbclid");
  const keep = (name: string, value: unknown) =>
    writeVisitCookie(name, `fb.1.${Date.now()}.${value}`, Number(pixelOptions().cookie_duration) || COOKIE_DAYS);
  if (!readCookie("_fbp")) keep("_fbp", Math.floor(Math.random() * 9e9 + 1e9));
  if (click) keep("_fbc", click);
};

/** Consent Magic lets visitors withhold the data by which the network knows them. */
const isWithheld = (): boolean => {
  const mark = document.querySelector('[id^="cs_enabled_advanced_matching"]');
  return mark !== null && readCookie(mark.id) !== "yes";
};

/** Shops that do not give such data do not wait for the visitor's id either. */
const readMatching = async (): Promise<Record<string, string> | undefined> => {
  const { advancedMatching, advancedMatchingEnabled } = pixelOptions().facebook ?? {};
  const externalId = readExternalId();
  if (!advancedMatchingEnabled || isWithheld()) return undefined;
  return fillMatching(advancedMatching, readFormData(), await externalId);
};

/** The shop reports a removal by the id that it finds here. */
const keepForShop = (name: string, id: string): void => {
  const known = tryParse(readCookie("pys_fb_event_id")) as object | undefined;
  writeCookie("pys_fb_event_id", JSON.stringify({ ...known, [name]: id }));
};

/** Resolves with false where consent has gone while the visitor's id was on its way. */
let ready: Promise<boolean> | undefined;

const initialise = (matching: Record<string, string> | undefined): void => {
  const { pixelIds, removeMetadata, meta_ldu } = pixelOptions().facebook ?? {};
  for (const id of idsOf(pixelIds)) {
    if (removeMetadata) window.fbq?.("set", "autoConfig", false, id);
    if (Number(meta_ldu) === 1) window.fbq?.("dataProcessingOptions", ["LDU"], 0, 0);
    window.fbq?.("init", id, ...(matching ? [matching] : []));
  }
};

const start: Network["start"] = (isOn) => {
  if (!window.fbq) {
    queueCalls();
    loadFacebook(() => Boolean(window.fbq?.callMethod));
  }
  keepCookies();
  ready = readMatching().then((matching) => {
    if (isOn()) initialise(matching);
    return isOn();
  });
};

const send = async (name: string, event: PixelEvent): Promise<void> => {
  const isRemoval = event.e_id === "woo_remove_from_cart";
  // The network drops a second removal from the same page that has the first one's id.
  const id = isRemoval ? newToken() : uniqueIdOf(event, pixelOptions());
  const params = { ...event.params };
  if (isRemoval) keepForShop(name, id);
  sendServerEvent(name, event, id);
  if (name === MASKED || !(await ready)) return;
  const options = pixelOptions().facebook?.serverApiEnabled ? { eventID: id } : {};
  window.fbq?.(isStandard(name) ? "track" : "trackCustom", name, params, options);
};

export const network: Network = { start, send: (name, event) => void send(name, event) };
