import { waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Loader } from "#src/islands/loader.ts";
import { forgetConsent } from "#src/stores/consent.ts";
import { find } from "#src/testing/find.ts";
import { showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";

const CHECKOUT = '<form class="woocommerce-checkout" aria-label="Checkout"><input aria-label="Name"></form>';

const fields = () => Object.fromEntries(new FormData(document.querySelector("form") ?? undefined));

const showCounted = async (options: object = {}) => {
  vi.stubGlobal("pysOptions", { cookie_duration: "7", last_visit_duration: "60", cookie: {}, gdpr: {}, ...options });
  const loader = showPage(CHECKOUT, {});
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await waitFor(() => expect(fields()).toHaveProperty("pys_order_type"));
  return loader;
};

/** Until the shop and the site's banner have said what they allow. */
const untilDecided = async (loader: Loader) => {
  const state = () => loader.inspect().find(({ widget }) => widget === "visit-data")?.state;
  await waitFor(() => expect(state()).toBe("mounted"));
  return loader;
};

const showDecided = async (options: object = {}) => untilDecided(await showCounted(options));

beforeEach(() => {
  window.history.replaceState(null, "", "/shop/?utm_source=letter&gadid=7&utm_term=a%40b.example");
});

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  forgetConsent();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/shop/");
});

it("tells the order on which page and by which campaign its buyer came in", async () => {
  await showDecided();
  expect(fields()).toMatchObject({
    pys_landing: `${location.origin}/shop/`,
    pys_source: "direct",
    pys_utm: "utm_source:letter|utm_medium:undefined|utm_campaign:undefined|utm_term:undefined|utm_content:undefined",
    pys_utm_id: "fbadid:undefined|gadid:7|padid:undefined|bingid:undefined",
    last_pys_source: "direct",
    pys_browser_time: expect.stringMatching(/^\d\d-\d\d\|\w+day\|\w+$/),
    pys_order_type: "normal",
  });
  expect(document.querySelectorAll('input[name*="pys_"]:not([type="hidden"])')).toHaveLength(0);
  expect(Cookies.get()).toMatchObject({
    pys_start_session: "true",
    pys_session_limit: "true",
    pys_first_visit: "true",
  });
});

it("does not wait for somebody who comes from another site, whose first press may leave the page", async () => {
  vi.spyOn(document, "referrer", "get").mockReturnValue("https://www.google.com/");
  vi.stubGlobal("pysOptions", { cookie_duration: "7", last_visit_duration: "60", cookie: {}, gdpr: {} });
  showPage(CHECKOUT, {});
  await waitFor(() => expect(Cookies.get("pysTrafficSource")).toBe("google.com"));
});

it("puts its fields back once each where the form was printed anew, and takes them away with it", async () => {
  const loader = await showCounted();
  for (const field of document.querySelectorAll('[name^="pys_"]')) field.remove();
  find("form input").dispatchEvent(new Event("focusin", { bubbles: true }));
  expect(document.querySelectorAll('[name="pys_utm"]')).toHaveLength(1);
  expect(document.querySelectorAll('[name="last_pys_utm"]')).toHaveLength(1);
  loader.unmount();
  expect(document.querySelector("form")?.outerHTML).toBe(CHECKOUT);
});

it.each(["pointerdown", "submit"])("puts its fields back at the latest with the form's %s", async (type) => {
  await showCounted();
  for (const field of document.querySelectorAll('[name^="pys_"]')) field.remove();
  find("form").dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  expect(document.querySelectorAll('[name="pys_utm"]')).toHaveLength(1);
});

it("has its fields in the form while the shop is still asked about consent", async () => {
  const asked = Promise.withResolvers<Response>();
  server.use(http.get("*/wp-admin/admin-ajax.php", () => asked.promise));
  const loader = await showCounted({ ajaxUrl: "/wp-admin/admin-ajax.php", gdpr: { ajax_enabled: true } });
  expect(fields()).toMatchObject({ pys_source: "", pys_order_type: "normal" });
  expect(Cookies.get()).toEqual({});
  // Until then the form would be filled on the pages of further tests too.
  asked.resolve(HttpResponse.json({}));
  await untilDecided(loader);
});

it("leaves the visit to the tracking plugin's own script, and reads the settings block", async () => {
  const loader = showPage(`${CHECKOUT}<script type="text/plain" id="pys-js"></script>`, { pysOptions: { cookie: {} } });
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await loader.mount();
  expect(fields()).toEqual({});
  find("#pys-js").remove();
  await loader.mount();
  await waitFor(() => expect(fields()).toHaveProperty("pys_order_type"));
});

it.each([
  ["disabled_all_cookie", "pbid"],
  ["externalID_disabled_by_api", "pbid"],
  ["disabled_advanced_form_data_cookie", "pys_advanced_form_data"],
  ["disabled_first_visit_cookie", "pys_first_visit"],
  ["disabled_trafficsource_cookie", "last_pysTrafficSource"],
  ["disabled_utmId_cookie", "pys_gadid"],
  ["disabled_start_session_cookie", "pys_session_limit"],
  ["disabled_start_session_cookie", "pys_start_session"],
])("with %s there is no cookie %s", async (flag, cookie) => {
  Cookies.set(cookie, "1");
  await showCounted({ cookie: { [flag]: true } });
  await waitFor(() => expect(Cookies.get(cookie)).toBeUndefined());
});

it("tells the order of the first visit and of the last one", async () => {
  const loader = await showDecided();
  loader.stop();
  forgetConsent();
  Cookies.remove("pys_session_limit");
  window.history.replaceState(null, "", "/product/lamp/?utm_source=search");
  vi.spyOn(document, "referrer", "get").mockReturnValue("https://www.seeker.example/");
  await showDecided();
  expect(fields()).toMatchObject({
    pys_landing: `${location.origin}/shop/`,
    pys_source: "direct",
    pys_utm: expect.stringContaining("utm_source:letter|"),
    pys_utm_id: expect.stringContaining("gadid:7|"),
    last_pys_landing: `${location.origin}/product/lamp/`,
    last_pys_source: "seeker.example",
    last_pys_utm: expect.stringContaining("utm_source:search|"),
    last_pys_utm_id: expect.stringContaining("gadid:undefined|"),
  });
});

const printed = (more: object = {}) => ({
  cookie: { disabled_all_cookie: true },
  tracking_analytics: {
    TrafficLanding: "https://shop.example/in/",
    TrafficUtms: { utm_source: "letter", utm_term: "a@b.example" },
    TrafficUtmsId: { gadid: "9" },
    ...more,
  },
});

it("tells the order what the server knows of the visit where the shop keeps no cookies, but no e-mail", async () => {
  await showCounted(printed());
  expect(fields()).toMatchObject({
    pys_landing: "https://shop.example/in/",
    pys_utm: expect.stringMatching(/^utm_source:letter\|.*utm_term:undefined\|/),
    last_pys_utm_id: expect.stringContaining("gadid:9|"),
  });
});

it("takes the server's word for a missing landing page for none", async () => {
  await showCounted(printed({ TrafficLanding: "undefined", TrafficUtms: [] }));
  expect(fields()).toMatchObject({ pys_landing: "", pys_utm: expect.stringMatching(/^utm_source:undefined/) });
});

it.each([
  ["the site's subdomains too", "1", ["example", "shop.example"]],
  ["the page's own host alone", "", []],
])("writes its cookies for %s", async (_reach, track_cookie_for_subdomains, domains) => {
  const written = vi.spyOn(document, "cookie", "set");
  await showDecided({ track_cookie_for_subdomains });
  const lines = written.mock.calls.flat().filter((line) => line.startsWith("pys_utm_source=letter"));
  expect(lines.flatMap((line) => /domain=([^;]+)/.exec(line)?.[1] ?? [])).toEqual(domains);
});

it.each([
  ["as long as the shop says", { cookie_duration: "30", last_visit_duration: "90" }, 30 * 24 * 60, 90],
  ["for a week, and its session for an hour, by default", { cookie_duration: "", last_visit_duration: "" }, 10_080, 60],
])("keeps the visit %s", async (_long, options, visitMinutes, sessionMinutes) => {
  const written = vi.spyOn(document, "cookie", "set");
  await showDecided(options);
  const minutesOf = (cookie: string) => {
    const line = written.mock.calls.flat().findLast((text) => text.startsWith(`${cookie}=true`)) ?? "";
    return Math.round((Date.parse(/expires=([^;]+)/.exec(line)?.[1] ?? "") - Date.now()) / 60_000);
  };
  expect([minutesOf("pys_first_visit"), minutesOf("pys_session_limit")]).toEqual([visitMinutes, sessionMinutes]);
});

it("does not take the shop's own pages for a source", async () => {
  vi.spyOn(document, "referrer", "get").mockReturnValue("https://www.shop.example/blog/");
  await showDecided({ siteUrl: "https://www.shop.example" });
  expect(Cookies.get("pysTrafficSource")).toBe("direct");
});

it.each([
  ['<div class="edd-checkout"><form id="edd_purchase_form"><input></form></div>', "normal"],
  [`<div class="wcf-optin-form">${CHECKOUT}</div>`, "wcf-optin"],
])("tells the other checkouts too: %s", async (html, type) => {
  vi.stubGlobal("pysOptions", {});
  showPage(html, {});
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await waitFor(() => expect(fields()).toMatchObject({ pys_order_type: type }));
});

it("leaves alone a form that is none of the checkout", async () => {
  const loader = showPage('<form id="edd_purchase_form"><input></form>', { pysOptions: {} });
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await loader.mount();
  expect(fields()).toEqual({});
});

it("takes away what the shop forbids", async () => {
  Cookies.set("pys_landing_page", "https://shop.example/");
  await showDecided({ cookie: { disabled_landing_page_cookie: true } });
  expect(Cookies.get("pys_landing_page")).toBeUndefined();
});

describe("with Consent Magic", () => {
  beforeEach(() => {
    vi.stubGlobal("CS_Data", { cs_script_cat: { pys: 3 }, cs_necessary_cat_id: 1 });
    vi.stubGlobal("Cookiebot", { consent: { marketing: true } });
  });

  const gdpr = { consent_magic_integration_enabled: true, cookiebot_integration_enabled: true };

  it("keeps the visit on the page where its visitor agrees, though the banner writes its cookie later", async () => {
    await showDecided({ gdpr });
    expect(Cookies.get()).toEqual({});
    document.body.insertAdjacentHTML("beforeend", '<a class="cs_action_btn" data-cs_action="allow_all">Allow</a>');
    find(".cs_action_btn").click();
    expect(Cookies.get()).toMatchObject({ pys_first_visit: "true", pys_utm_source: "letter" });
  });

  it("keeps the visit before the banner loads the page anew, which then seems to have been come to from itself", async () => {
    vi.stubGlobal("CS_Data", { cs_script_cat: { pys: 3 }, cs_refresh_after_consent: "1" });
    await showDecided({ gdpr });
    document.body.insertAdjacentHTML("beforeend", '<a class="cs_action_btn" data-cs_action="allow_all">Allow</a>');
    find(".cs_action_btn").click();
    expect(Cookies.get()).toMatchObject({ pys_first_visit: "true", pysTrafficSource: "direct" });
    expect(Cookies.get("pys_consent")).toBeUndefined();
  });

  it("keeps the visit of somebody who has agreed on an earlier page", async () => {
    Cookies.set("cs_enabled_cookie_term_3", "yes");
    await showDecided({ gdpr });
    expect(Cookies.get("pys_first_visit")).toBe("true");
  });
});

it.each([
  ["has no consent", { consent: {} }],
  ["is blocked", undefined],
])("writes nothing while Cookiebot %s", async (_state, banner) => {
  vi.stubGlobal("Cookiebot", banner);
  await showDecided({ gdpr: { cookiebot_integration_enabled: true } });
  expect(Cookies.get()).toEqual({});
});
