import { waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetConsent } from "#src/stores/consent.ts";
import { showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";

const CHECKOUT = '<form class="woocommerce-checkout" aria-label="Checkout"><input aria-label="Name"></form>';

const fields = () => Object.fromEntries(new FormData(document.querySelector("form") ?? undefined));

const showCounted = async (options: object = {}) => {
  vi.stubGlobal("pysOptions", { cookie_duration: "7", last_visit_duration: "60", cookie: {}, gdpr: {}, ...options });
  const loader = showPage(CHECKOUT, {});
  document.body.dispatchEvent(new Event("pointermove", { bubbles: true }));
  await waitFor(() => expect(fields()).toHaveProperty("pys_order_type"));
  return loader;
};

/** Until the shop and the site's banner have said what they allow. */
const showDecided = async (options: object = {}) => {
  const loader = await showCounted(options);
  const state = () => loader.inspect().find(({ widget }) => widget === "visit-data")?.state;
  await waitFor(() => expect(state()).toBe("mounted"));
};

beforeEach(() => {
  window.history.replaceState(null, "", "/shop/?utm_source=letter&gadid=7&utm_term=a%40b.example");
});

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  forgetConsent();
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
  expect(Cookies.get()).toMatchObject({
    pys_start_session: "true",
    pys_session_limit: "true",
    pys_first_visit: "true",
  });
});

it("puts its fields back once each where the form was printed anew, and takes them away with it", async () => {
  const loader = await showCounted();
  for (const field of document.querySelectorAll('[name^="pys_"]')) field.remove();
  document.querySelector("form input")?.dispatchEvent(new Event("focusin", { bubbles: true }));
  expect(document.querySelectorAll('[name="pys_utm"]')).toHaveLength(1);
  expect(document.querySelectorAll('[name="last_pys_utm"]')).toHaveLength(1);
  loader.unmount();
  expect(document.querySelector("form")?.outerHTML).toBe(CHECKOUT);
});

it.each(["pointerdown", "submit"])("puts its fields back at the latest with the form's %s", async (type) => {
  await showCounted();
  for (const field of document.querySelectorAll('[name^="pys_"]')) field.remove();
  document.querySelector("form")?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  expect(document.querySelectorAll('[name="pys_utm"]')).toHaveLength(1);
});

it("has its fields in the form while the shop is still asked about consent", async () => {
  server.use(http.get("*/wp-admin/admin-ajax.php", () => new Promise(() => {})));
  await showCounted({ ajaxUrl: "/wp-admin/admin-ajax.php", gdpr: { ajax_enabled: true } });
  expect(fields()).toMatchObject({ pys_source: "", pys_order_type: "normal" });
  expect(Cookies.get()).toEqual({});
});

it("leaves the visit to the tracking plugin's own script, and reads the settings block", async () => {
  const loader = showPage(`${CHECKOUT}<script type="text/plain" id="pys-js"></script>`, { pysOptions: { cookie: {} } });
  document.body.dispatchEvent(new Event("pointermove", { bubbles: true }));
  await loader.mount();
  expect(fields()).toEqual({});
  document.querySelector("#pys-js")?.remove();
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
])("with %s there is no cookie %s", async (flag, cookie) => {
  Cookies.set(cookie, "1");
  await showCounted({ cookie: { [flag]: true } });
  await waitFor(() => expect(Cookies.get(cookie)).toBeUndefined());
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
    document.querySelector<HTMLElement>(".cs_action_btn")?.click();
    expect(Cookies.get()).toMatchObject({ pys_first_visit: "true", pys_utm_source: "letter" });
  });

  it("keeps the visit before the banner loads the page anew, which then seems to have been come to from itself", async () => {
    vi.stubGlobal("CS_Data", { cs_script_cat: { pys: 3 }, cs_refresh_after_consent: "1" });
    await showDecided({ gdpr });
    document.body.insertAdjacentHTML("beforeend", '<a class="cs_action_btn" data-cs_action="allow_all">Allow</a>');
    document.querySelector<HTMLElement>(".cs_action_btn")?.click();
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
