import { attempt } from "#src/dom/attempt.ts";
import type { Hear as HearEarly } from "#src/dom/delegated-events.ts";
import { fireNative } from "#src/dom/fire-native.ts";
import { whenParsed } from "#src/dom/when-parsed.ts";
import { reportError } from "#src/report-error.ts";
import { $consent, type ConsentTopic, hasConsent, startConsent } from "#src/stores/consent.ts";
import { pixelOptions, SLUGS, type Slug } from "./contract.ts";
import { fireStaticEvents } from "./fire-events.tsx";
import { hearUntil } from "./hear-until.tsx";
import { mergeLateEvent } from "./late-event.tsx";
import { createPixel, type Network, type Pixels, type Surroundings } from "./pixel.ts";
import { joinAddOns, publish } from "./public-names.tsx";

/** Networks that only an add-on knows have none. */
const NETWORKS: Partial<Record<Slug, () => Promise<{ network: Network }>>> = {
  facebook: () => import("./facebook.tsx"),
  ga: () => import("./google-analytics.tsx"),
  gtm: () => import("./tag-manager.tsx"),
};

const topicOf = (slug: Slug): ConsentTopic => (slug === "ga" || slug === "gtm" ? "analytics" : slug);

const surroundings: Surroundings = {
  hasConsent: (slug) => hasConsent(topicOf(slug)),
  isVetoed: (name, slug) => Boolean(window.pys_disable_event_filter?.(name, slug)),
  fireStaticEvents,
  // Browsers refuse a timer that is called as another object's method.
  later: (act, ms) => setTimeout(act, ms),
};

const createPixels = async (): Promise<Pixels> => {
  const pixels = SLUGS.map(async (slug) => {
    // Content blockers know files by such names, and some answer with an empty one. The other networks go on.
    const load = async () => Object.hasOwn(pixelOptions(), slug) && (await NETWORKS[slug]?.())?.network;
    const network = await load().catch((error) => reportError("pixels", error));
    return [slug, createPixel(slug, network ? { ...network, ...surroundings } : undefined)] as const;
  });
  return joinAddOns(Object.fromEntries(await Promise.all(pixels)) as Pixels);
};

/** Nobody has seen a page that the browser prepares, perhaps for nothing. */
const whenSeen = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.prerendering) document.addEventListener("prerenderingchange", resolve, { once: true });
    else resolve(true);
  });

const followConsent = (pixels: Pixels): (() => void) =>
  $consent.subscribe((consent, before) => {
    for (const slug of SLUGS) {
      const isGiven = consent[topicOf(slug)];
      if (isGiven === (before?.[topicOf(slug)] ?? false)) continue;
      attempt(() => pixels[slug][isGiven ? "loadPixel" : "disable"]());
    }
  });

/** Most pages have nothing to wait for. */
const followVisitor = async (pixels: Pixels, signal: AbortSignal, hearEarly: HearEarly): Promise<void> => {
  const { dynamicEvents, triggerEventTypes } = pixelOptions();
  const ids = Object.keys(dynamicEvents ?? {});
  const isAny = (pattern: RegExp) => ids.some((id) => pattern.test(id));
  const [triggers, shop] = await Promise.all([
    (Object.keys(triggerEventTypes ?? {})[0] || isAny(/^auto/)) && import("./triggers.tsx"),
    isAny(/^(?:woo|edd)_/) && import("./shop-events.tsx"),
  ]);
  if (signal.aborted) return;
  const hear = hearUntil(signal, hearEarly);
  if (shop) shop.followShopEvents(pixels, hear);
  if (triggers) triggers.followTriggers(pixels, hear, signal);
};

export const attach = async (_host: HTMLElement, hear: HearEarly): Promise<() => void> => {
  const over = new AbortController();
  if (document.readyState !== "complete") await whenParsed();
  await whenSeen();
  // Scripts of the shop's answers wait for the tracker, whoever brings it.
  const tellReady = () => fireNative(document, "storefront:pixels-ready");
  // An optimiser may have put the plugin's own script into another file.
  if (window.getPixelBySlag) {
    tellReady();
    return () => {};
  }
  mergeLateEvent();
  const pixels = await createPixels();
  const withdraw = publish(pixels);
  const hearPress = await startConsent();
  // The banner's listener came with this code, so it has not heard a press that is handed over from before.
  hear("click", (event) => event.eventPhase || hearPress(event));
  const unsubscribe = followConsent(pixels);
  tellReady();
  // Not earlier, or scrolling and time from before the shop's answer would be told to nobody.
  await followVisitor(pixels, over.signal, hear);
  return () => {
    over.abort();
    unsubscribe();
    for (const slug of SLUGS) pixels[slug].disable();
    withdraw();
  };
};
