import { waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";

// A content blocker that answers with an empty file, where it knows the name.
vi.mock("./google-analytics.tsx", () => ({ network: undefined }));

const own = setTimeout;

/** As browsers do, which refuse a timer that is called as another object's method. */
function strictTimeout(this: unknown, act: () => void, ms?: number) {
  if (this !== undefined && this !== globalThis) throw new TypeError("Illegal invocation");
  return own(act, ms);
}

afterEach(() => void vi.unstubAllGlobals());

const event = (name: string, more: object = {}) => ({ name, type: "static", e_id: name, ...more });

/** A data layer without a container. */
const trackEvents = (pysOptions: object, html = "") => {
  Reflect.deleteProperty(window, "dataLayer");
  const gtm = { trackingIds: [], gtm_just_data_layer: "1" };
  vi.stubGlobal("pysOptions", { gtm, ...pysOptions });
  return showPage(html, {});
};

/** What that layer is told. */
const showEvents = (pysOptions: object, html?: string) => {
  trackEvents(pysOptions, html);
  return () => ((Reflect.get(window, "dataLayer") ?? []) as { event: string }[]).map((entry) => entry.event);
};

it("sends an event that waits, and what comes after it", async () => {
  // Before the widget's code comes, which might keep the one that is there.
  vi.stubGlobal("setTimeout", strictTimeout);
  const late = [event("late", { delay: 0.001 })];
  const names = showEvents({ staticEvents: { gtm: { late, soon: [event("soon")] } } });
  await waitFor(() => expect(names()).toEqual(["soon", "late"]));
});

it("goes on with the other networks where a blocker empties the file of one", async () => {
  const names = showEvents({ ga: { trackingIds: ["G-1"] }, staticEvents: { gtm: { seen: [event("seen")] } } });
  await waitFor(() => expect(names()).toEqual(["seen"]));
});

it("goes on with the other networks where an add-on's pixel throws", async () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const fail = () => {
    throw new Error("The add-on's script did not come.");
  };
  vi.stubGlobal("pys", { Reddit: { loadPixel: fail, fireEvent: fail, disable: () => {} } });
  const names = showEvents(
    {
      staticEvents: { gtm: { seen: [event("seen")] } },
      triggerEvents: { 7: { reddit: event("pressed"), gtm: event("pressed") } },
      triggerEventTypes: { css_click: { 7: ["a"] } },
    },
    '<a href="#top">Add</a>',
  );
  await waitFor(() => expect(names()).toEqual(["seen"]));
  document.querySelector("a")?.click();
  await waitFor(() => expect(names()).toEqual(["seen", "pressed"]));
  expect(report).toHaveBeenCalledTimes(2);
});

it("counts a press from before its code, once", async () => {
  const names = showEvents(
    {
      woo: { addToCartCatchMethod: "add_cart_js" },
      dynamicEvents: { woo_add_to_cart_on_button_click: { gtm: event("added") } },
      triggerEvents: { 7: { gtm: event("pressed") } },
      triggerEventTypes: { css_click: { 7: ["a"] } },
    },
    '<a class="add_to_cart_button" data-product_id="12" href="#top">Add</a>',
  );
  vi.stubGlobal("pysWooProductData", { 12: { gtm: {} } });
  const button = document.querySelector("a");
  button?.click();
  button?.classList.add("loading");
  await waitFor(() => expect(names().toSorted()).toEqual(["added", "pressed"]));
  button?.classList.remove("loading");
  button?.click();
  expect(names().toSorted()).toEqual(["added", "added", "pressed", "pressed"]);
});

it("obeys an answer to the site's banner from before its code, against the shop's older flags, and notes it", async () => {
  vi.stubGlobal("cnArgs", { cookieName: "cookie_notice_accepted" });
  const names = showEvents(
    {
      gdpr: { cookie_notice_integration_enabled: true, all_disabled_by_api: true },
      staticEvents: { gtm: { seen: [event("seen")] } },
    },
    '<p><a class="cn-set-cookie" data-cookie-set="accept">OK</a></p>',
  );
  onTestFinished(() => Cookies.remove("pys_consent"));
  document.querySelector("a")?.click();
  document.querySelector("p")?.remove();
  await waitFor(() => expect(names()).toEqual(["seen"]));
  expect(JSON.parse(atob(Cookies.get("pys_consent") ?? ""))).toMatchObject({ gtm: true });
});

it("counts the time and the scrolling of a visitor while the shop is asked for its flags", async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const asked = vi.fn(() => answer);
  server.use(http.get("/wp-admin/admin-ajax.php", asked));
  vi.stubGlobal("scrollY", 500);
  const names = showEvents({
    ajaxUrl: "/wp-admin/admin-ajax.php",
    gdpr: { ajax_enabled: true },
    dynamicEvents: {
      automatic_event_scroll: { gtm: event("scrolled", { scroll_percent: 1 }) },
      automatic_event_time_on_page: { gtm: event("stayed", { time_on_page: 0 }) },
    },
  });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  // What waits for a frame or a timer would come now.
  await new Promise((resolve) => own(resolve, 50));
  resolve(HttpResponse.json({ success: true, data: {} }));
  await waitFor(() => expect(names().toSorted()).toEqual(["scrolled", "stayed"]));
});

it("leaves on what the page has loaded by hand where the shop's flags forbid it to load by itself", async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  server.use(http.get("/wp-admin/admin-ajax.php", () => answer));
  const flags = { all_disabled_by_api: true };
  const gdpr = { ...flags, ajax_enabled: true };
  const loader = trackEvents({ ajaxUrl: "/wp-admin/admin-ajax.php", gdpr });
  await waitFor(() => expect(window.getPixelBySlag).toBeDefined());
  const pixel = window.getPixelBySlag?.("gtm");
  expect(pixel?.fireEvent("early", event("early"))).toBe(false);
  pixel?.loadPixel();
  resolve(HttpResponse.json({ success: true, data: flags }));
  await loader.mount();
  expect(pixel?.fireEvent("late", event("late"))).toBe(true);
});

it("calls the scripts that have waited for it once the networks can be told", async () => {
  const names = showEvents({ staticEvents: { gtm: { seen: [event("seen")] } } });
  let told: string[] = [];
  const tell = () => {
    told = names();
  };
  document.addEventListener("storefront:pixels-ready", tell, { once: true });
  await waitFor(() => expect(told).toEqual(["seen"]));
});

it("calls them too where the plugin's own script has come in another file meanwhile", async () => {
  vi.stubGlobal("getPixelBySlag", () => undefined);
  const tell = vi.fn();
  document.addEventListener("storefront:pixels-ready", tell, { once: true });
  showEvents({});
  await waitFor(() => expect(tell).toHaveBeenCalled());
});
