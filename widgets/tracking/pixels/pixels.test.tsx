import { waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { whenIdle } from "#src/dom/when-idle.ts";
import { find } from "#src/testing/find.ts";
import { showPage } from "#src/testing/page.ts";
import { untilQuiet } from "#src/testing/server.ts";

const ads = { pixelIds: ["77"], advancedMatching: [], removeMetadata: true };
const analytics = { trackingIds: ["G-1", "G-2"], isDebugEnabled: ["index_1"], disableAdvertisingFeatures: true };
const container = {
  trackingIds: ["GTM-1"],
  gtm_dataLayer_name: "dataLayer",
  gtm_container_domain: "tags.shop.example",
};

const event = (name: string, more: object = {}) => ({
  name,
  type: "static",
  e_id: name,
  params: { value: 5 },
  ...more,
});

const staticFor = (slug: string, ...events: ReturnType<typeof event>[]) => ({
  [slug]: Object.fromEntries(events.map((one) => [one.e_id, [one]])),
});

/** Addresses of the scripts that were asked for. happy-dom would fetch them. */
let asked: string[] = [];

const track = (pysOptions: object, html = "") => {
  // Inline scripts of the page print it as a global.
  vi.stubGlobal("pysOptions", { gdpr: {}, cookie: {}, dynamicEvents: [], triggerEventTypes: [], ...pysOptions });
  return showPage(`<div data-of="page">${html}</div>`, {});
};

const tracked = async (pysOptions: object, html?: string) => {
  const loader = track(pysOptions, html);
  await waitFor(() => expect(window.getPixelBySlag).toBeDefined());
  await waitFor(() => expect(loader.inspect().find(({ widget }) => widget === "pixels")?.state).toBe("mounted"));
  return loader;
};

const calls = () => (window.fbq?.queue ?? []) as unknown[][];
const named = (name: string) => calls().filter(([, called]) => called === name);
const layer = (name: string) =>
  [...((Reflect.get(window, name) ?? []) as Iterable<object>)].map((entry) =>
    "length" in entry ? Array.from(entry as ArrayLike<unknown>) : entry,
  );

beforeEach(() => {
  asked = [];
  const { append } = document.head;
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    const [tag] = nodes;
    if (tag instanceof HTMLScriptElement && tag.src) asked.push(tag.src);
    else append.apply(document.head, nodes);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ["fbq", "_fbq", "gtag", "dataLayer", "dataLayerPYS", "pys", "pys_disable_event_filter"])
    Reflect.deleteProperty(window, name);
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  window.history.replaceState(null, "", "/shop/");
});

it("names the owner's pixel to Facebook and sends the page's static events once", async () => {
  const own = event("PageView");
  await tracked({ facebook: ads, staticEvents: staticFor("facebook", own, event("SeenShop")) });
  await waitFor(() => expect(named("PageView")).toEqual([["track", "PageView", { value: 5 }, {}]]));
  expect(calls().slice(0, 2)).toEqual([
    ["set", "autoConfig", false, "77"],
    ["init", "77"],
  ]);
  expect(named("SeenShop")[0]?.[0]).toBe("trackCustom");
  expect(asked).toEqual(["https://connect.facebook.net/en_US/fbevents.js"]);
  expect(own).toHaveProperty("fired", true);
  window.getPixelBySlag?.("facebook").disable();
  window.getPixelBySlag?.("facebook").loadPixel();
  await Promise.resolve();
  expect(named("PageView")).toHaveLength(1);
});

it("keeps the advertisement that a visitor has come from in Facebook's cookies", async () => {
  window.history.replaceState(null, "", "/shop/?fbclid=click-1");
  await tracked({ facebook: ads });
  expect(Cookies.get("_fbc")).toMatch(/^fb\.1\.\d{13}\.click-1$/);
  expect(Cookies.get("_fbp")).toMatch(/^fb\.1\.\d{13}\.\d{10}$/);
});

it("keeps the browser's number that Facebook knows from earlier pages", async () => {
  Cookies.set("_fbp", "fb.1.1.1234567890");
  await tracked({ facebook: ads });
  expect(Cookies.get("_fbp")).toBe("fb.1.1.1234567890");
});

it("gives Facebook what the shop and a form have told of the visitor, where the owner wants it", async () => {
  Cookies.set("pbid", "abc");
  Cookies.set("pys_advanced_form_data", JSON.stringify({ email: "me@shop.example", first_name: "Me" }));
  const facebook = { ...ads, advancedMatching: { fn: "known" }, advancedMatchingEnabled: true };
  await tracked({ facebook, send_external_id: "1" });
  await waitFor(() =>
    expect(calls()).toContainEqual(["init", "77", { fn: "known", em: "me@shop.example", external_id: "abc" }]),
  );
});

it("counts for each property of Analytics, and says which one an event is for", async () => {
  const search = event("search", { params: { search_term: "kettle", event_category: "x", landing_page: "/" } });
  const config = { user_id: "7" };
  await tracked({ ga: analytics, config, google_consent_mode: "1", staticEvents: staticFor("ga", search) });
  await waitFor(() => expect(layer("dataLayerPYS")).toHaveLength(6));
  const [consent, , first, second, one, two] = layer("dataLayerPYS");
  const granted = { analytics_storage: "granted", ad_storage: "granted" };
  expect(consent).toEqual([
    "consent",
    "default",
    { ...granted, ad_user_data: "granted", ad_personalization: "granted" },
  ]);
  const common = { ...config, send_page_view: true, allow_google_signals: false };
  expect(first).toEqual(["config", "G-1", common]);
  expect(second).toEqual(["config", "G-2", { ...common, debug_mode: true }]);
  const params = { search: "kettle", eventID: expect.stringMatching(/^[\da-f-]{36}$/), send_to: "G-1" };
  expect([one, two]).toEqual([
    ["event", "search", params],
    ["event", "search", { ...params, send_to: "G-2" }],
  ]);
  expect(asked).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-1&l=dataLayerPYS"]);
});

it("tells Analytics by the page's own function, and of an event only the properties that it names", async () => {
  const own = vi.fn();
  window.gtag = own;
  await tracked({ ga: analytics, staticEvents: staticFor("ga", event("search", { trackingIds: ["G-9"] })) });
  await waitFor(() => expect(own).toHaveBeenCalledWith("event", "search", expect.objectContaining({ send_to: "G-9" })));
  expect(own.mock.calls.filter(([command]) => command === "event")).toHaveLength(1);
});

it("brings nothing of Google's and tells it nothing where the shop names neither property nor container", async () => {
  const none = { trackingIds: [] };
  const staticEvents = { ...staticFor("ga", event("search")), ...staticFor("gtm", event("view_item")) };
  await tracked({ ga: { ...analytics, ...none }, gtm: { ...container, ...none }, staticEvents });
  expect([asked, window.gtag, layer("dataLayer")]).toEqual([[], undefined, []]);
});

it.each([
  [
    "tells the container what the visitor has filled in, where the owner wants that",
    "1",
    [{ user_data: { email: "ada@example.com" } }],
  ],
  ["keeps it from the container otherwise", "", []],
])("%s", async (_what, userDataEnable, told) => {
  Cookies.set("pys_advanced_form_data", JSON.stringify({ email: "ada@example.com" }));
  onTestFinished(() => Cookies.remove("pys_advanced_form_data"));
  await tracked({ gtm: container, tracking_analytics: { userDataEnable } });
  await waitFor(() => expect(layer("dataLayer")).toContainEqual(expect.objectContaining({ event: "gtm.js" })));
  expect(layer("dataLayer").filter((entry) => "user_data" in entry)).toEqual(told);
});

it("brings the owner's container from the host that the settings name, and fills its layer", async () => {
  const params = { value: 5, ecommerce: { items: [] }, triggerType: { type: "automated" }, event_label: "x" };
  await tracked({ gtm: container, staticEvents: staticFor("gtm", event("view_item", { params })) });
  await waitFor(() => expect(layer("dataLayer")).toHaveLength(2));
  expect(layer("dataLayer")[0]).toMatchObject({ event: "gtm.js" });
  expect(layer("dataLayer")[1]).toEqual({
    event: "view_item",
    ecommerce: { items: [] },
    automatedParameters: { value: 5, event_id: expect.any(String), send_to: ["GTM-1"] },
    triggerType: { type: "automated" },
    manualDataLayer: "dataLayer",
  });
  expect(asked).toEqual(["https://tags.shop.example/gtm.js?id=GTM-1"]);
});

it("loads nothing without consent, and loads once it is given", async () => {
  vi.stubGlobal("cnArgs", { cookieName: "agreed" });
  const gdpr = { cookie_notice_integration_enabled: true };
  await tracked(
    { facebook: ads, gdpr, staticEvents: staticFor("facebook", event("PageView")) },
    '<button class="cn-set-cookie" data-cookie-set="accept">Agree</button>',
  );
  expect([asked, window.fbq]).toEqual([[], undefined]);
  find("button").click();
  await waitFor(() => expect(named("PageView")).toHaveLength(1));
});

it("sends an event that the shop's session has kept, and warns of one that it cannot read", async () => {
  const late = JSON.stringify({ facebook: event("AddToCart") }).replaceAll('"', "&quot;");
  const loader = await tracked({ facebook: ads, staticEvents: [] }, `<p id="pys_late_event" dir="${late}"></p>`);
  await waitFor(() => expect(named("AddToCart")).toHaveLength(1));
  loader.stop();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await tracked({ facebook: ads, staticEvents: [] }, '<p id="pys_late_event" dir="undefined"></p>');
  expect(warn).toHaveBeenCalledWith("[pixels] Late event data is no valid JSON.");
});

it("tells of an event that the session has kept by the id with which the shop has reported it", async () => {
  const added = (eventID: string) => event("AddToCart", { eventID });
  const late = JSON.stringify({ facebook: added("id-1"), ga: added("id-2") }).replaceAll('"', "&quot;");
  const options = { facebook: { ...ads, serverApiEnabled: true }, ga: analytics, ajaxForServerStaticEvent: "1" };
  await tracked({ ...options, staticEvents: [] }, `<p id="pys_late_event" dir="${late}"></p>`);
  await waitFor(() => expect(named("AddToCart")).toEqual([["track", "AddToCart", { value: 5 }, { eventID: "id-1" }]]));
  expect(layer("dataLayerPYS").at(-1)).toEqual(["event", "AddToCart", expect.objectContaining({ eventID: "id-1" })]);
});

it("serves the page's own scripts, and does not mind networks that it does not know", async () => {
  const loader = await tracked({ facebook: { ...ads, serverApiEnabled: true }, ajaxForServerEvent: "" });
  window.getPixelBySlag?.("facebook").fireEvent("AddToCart", { name: "AddToCart", type: "static", eventID: "id-1" });
  await waitFor(() => expect(named("AddToCart")).toEqual([["track", "AddToCart", {}, { eventID: "id-1" }]]));
  expect(window.getPixelBySlag?.("tiktok").fireEvent("AddToCart", event("AddToCart"))).toBe(false);
  expect(window.pys_generate_token?.()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  loader.stop();
  expect([window.pys, window.getPixelBySlag, window.pys_generate_token]).toEqual([undefined, undefined, undefined]);
});

it("reads from the page what an owner has pointed at, and asks the owner's veto", async () => {
  vi.stubGlobal("pys_disable_event_filter", (name: string) => name === "Search");
  const params = {
    title: { dynamic: true, selector: "h1", name: "title" },
    size: { dynamic: true, selector: "input" },
    brand: { dynamic: true, selector: "meta[itemprop]" },
    rating: { dynamic: true, selector: "[data-value]", input_type: "int" },
    price: { value: "5.5", input_type: "float" },
    gone: { dynamic: true, selector: "h9" },
    pieces: { dynamic: true, selector: "h9", input_type: "int" },
    broken: { dynamic: true, selector: "[" },
    fixed: { selector: "h1", value: "sale" },
    blank: { dynamic: true, selector: " ", value: "sale" },
    cost: { value: 3, currency: "EUR" },
    items: [{ name: "Kettle" }],
    sizes: [
      { dynamic: true, selector: "input" },
      { dynamic: true, selector: "h9" },
    ],
  };
  await tracked(
    { facebook: ads, staticEvents: staticFor("facebook", event("Lead", { params }), event("Search")) },
    '<h1>Shop</h1><input value="38"><meta itemprop="brand" content="Larkmoor"><i data-value="4"></i>',
  );
  const read = { title: "Shop", size: "38", brand: "Larkmoor", rating: 4 };
  const printed = { price: 5.5, fixed: "sale", blank: "sale", cost: { value: 3, currency: "EUR" } };
  const lists = { items: [{ name: "Kettle" }], sizes: ["38"] };
  await waitFor(() => expect(named("Lead")[0]?.[2]).toEqual({ ...read, ...printed, ...lists }));
  expect(named("Search")).toEqual([]);
});

it("goes on when a content blocker stops a network's script, and tells developers once", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.mocked(document.head.append).mockImplementation((tag) => {
    if (tag instanceof HTMLScriptElement && tag.src) queueMicrotask(() => tag.dispatchEvent(new Event("error")));
  });
  await tracked({ gtm: { ...container, gtm_container_domain: "blocked.shop.example" } });
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(warn.mock.calls[0]?.[0]).toContain(
    "[pixels] https://blocked.shop.example/gtm.js?id=GTM-1 could not be loaded",
  );
  expect(window.getPixelBySlag?.("gtm").fireEvent("Lead", event("Lead"))).toBe(true);
});

it("sends nothing from a page that the browser only prepares", async () => {
  Object.assign(document, { prerendering: true });
  track({ facebook: ads, staticEvents: staticFor("facebook", event("PageView")) });
  await new Promise<void>((resolve) => whenIdle(resolve));
  await untilQuiet();
  expect([asked, window.fbq, window.getPixelBySlag]).toEqual([[], undefined, undefined]);
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event("prerenderingchange"));
  await waitFor(() => expect(named("PageView")).toHaveLength(1));
});

it("reports a masked registration to the shop only", async () => {
  const beacon = vi.spyOn(navigator, "sendBeacon").mockReturnValue(true);
  await tracked({
    facebook: { ...ads, serverApiEnabled: true },
    ajaxUrl: "/wp-admin/admin-ajax.php",
    ajaxForServerEvent: "1",
    ajaxForServerStaticEvent: "1",
    useSendBeacon: "1",
    staticEvents: staticFor("facebook", event("hCR")),
  });
  await waitFor(() => expect(`${beacon.mock.calls[0]?.[1]}`).toContain("event=hCR"));
  expect(named("hCR")).toEqual([]);
});

it.each([
  ["beside Facebook", { facebook: ads, pinterest: {} }],
  ["where the shop has no other network", { pinterest: { pixelIds: ["26"] } }],
])("uses the pixel of an add-on %s", async (_where, networks) => {
  const fireEvent = vi.fn(() => true);
  const pixel = { tag: () => "pinterest", isEnabled: () => true, loadPixel: vi.fn(), disable: vi.fn(), fireEvent };
  vi.stubGlobal("pys", { Pinterest: pixel });
  await tracked(networks);
  await waitFor(() => expect(pixel.loadPixel).toHaveBeenCalled());
  expect(window.getPixelBySlag?.("pinterest")).toBe(pixel);
});

it("brings no network but those that the shop has set up", async () => {
  await tracked({ ga: analytics });
  await waitFor(() => expect(layer("dataLayerPYS").length).toBeGreaterThan(0));
  expect(window.fbq).toBeUndefined();
  expect(window.getPixelBySlag?.("facebook").isEnabled()).toBe(false);
});

it("loads nothing where the shop has the plugin, but no network", async () => {
  const loader = track({});
  await loader.mount();
  expect(loader.inspect().some(({ widget, state }) => widget === "pixels" && state === "mounted")).toBe(false);
});

it("leaves the page to the tracking plugin's own script", async () => {
  const loader = track({ facebook: ads }, '<script id="pys-js" type="text/plain"></script>');
  await loader.mount();
  expect(loader.inspect().some(({ widget, state }) => widget === "pixels" && state === "mounted")).toBe(false);
});

it("leaves the page to the plugin's own script that an optimiser has put into another file", async () => {
  const theirs = vi.fn();
  vi.stubGlobal("getPixelBySlag", theirs);
  await tracked({ facebook: ads });
  expect([window.getPixelBySlag, window.fbq]).toEqual([theirs, undefined]);
});
