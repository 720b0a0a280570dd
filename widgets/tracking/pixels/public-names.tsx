import { hasConsent } from "#src/stores/consent.ts";
import { pixelOptions, type Slug } from "./contract.ts";
import { newToken, setEventUniqueId, uniqueIdOf } from "./event-ids.tsx";
import { fireStaticEvents } from "./fire-events.tsx";
import { createPixel, type Pixel, type Pixels } from "./pixel.ts";
import { BUNDLE, GROUPED, SIMPLE, VARIABLE } from "./product-types.ts";
import type { sendRestAPIRequest as SendRest } from "./server-events-io.ts";

/** The tracking plugin's public names, which inline scripts of the page and its add-ons use. */
interface PysApi extends Record<string, unknown> {
  Pinterest?: Pixel;
  Bing?: Pixel;
  Reddit?: Pixel;
}

declare global {
  interface Window {
    pys?: PysApi;
    getPixelBySlag?: (slug: string) => Pixel;
    pys_generate_token?: () => string;
    /** An owner's veto. */
    pys_disable_event_filter?: (name: string, slug: string) => unknown;
  }
}

const ADD_ONS = { pinterest: "Pinterest", bing: "Bing", reddit: "Reddit" } as const;

/** With the pixels of add-ons, which may come at any time. */
export const joinAddOns = (own: Pixels): Pixels =>
  Object.defineProperties(
    { ...own },
    Object.fromEntries(
      Object.entries(ADD_ONS).map(([slug, name]) => [slug, { get: () => window.pys?.[name] ?? own[slug as Slug] }]),
    ),
  );

const utilsFor = (getPixel: (slug: string) => Pixel) => ({
  PRODUCT_SIMPLE: SIMPLE,
  PRODUCT_VARIABLE: VARIABLE,
  PRODUCT_BUNDLE: BUNDLE,
  PRODUCT_GROUPED: GROUPED,
  copyProperties: (from: object, to: object) => Object.assign(to, valuesOf(from)),
  clone: (value: unknown): unknown => JSON.parse(JSON.stringify(value)),
  getRequestParams: () => [],
  consentGiven: hasConsent,
  fireStaticEvents: (slug: string) => fireStaticEvents(getPixel(slug)),
  generateUniqueId: (event: Parameters<typeof uniqueIdOf>[0]) => uniqueIdOf(event, pixelOptions()),
  sendRestAPIRequest: async (...request: Parameters<typeof SendRest>) =>
    (await import("./server-events-io.ts")).sendRestAPIRequest(...request),
});

/** Inherited fields too, but no functions. */
const valuesOf = (from: object): object => {
  const copy: Record<string, unknown> = {};
  for (const key in from) {
    const value: unknown = Reflect.get(from, key);
    if (typeof value !== "function") copy[key] = value;
  }
  return copy;
};

/** Returns the undo. What an add-on has put there stays. */
export const publish = (pixels: Pixels): (() => void) => {
  const bySlug: Readonly<Record<string, Pixel | undefined>> = pixels;
  const getPixelBySlag = (slug: string): Pixel => bySlug[slug] ?? createPixel(slug as Slug);
  const api = {
    Facebook: pixels.facebook,
    Analytics: pixels.ga,
    GTM: pixels.gtm,
    Utils: utilsFor(getPixelBySlag),
    getPixelBySlag,
    setEventUniqueId,
  };
  const globals = { getPixelBySlag, pys_generate_token: newToken };
  window.pys ??= {};
  Object.assign(window.pys, api);
  Object.assign(window, globals);
  return () => {
    for (const name of Object.keys(api)) Reflect.deleteProperty(window.pys ?? {}, name);
    for (const name of Object.keys(globals)) Reflect.deleteProperty(window, name);
    if (!Object.keys(window.pys ?? {})[0]) Reflect.deleteProperty(window, "pys");
  };
};
