import { screen, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { whenIdle } from "#src/dom/when-idle.ts";
import { showPage } from "#src/testing/page.ts";
import { untilQuiet } from "#src/testing/server.ts";

const attribution = {
  params: { lifetime: 0.00001, session: 30, base64: false, prefix: "wc_order_attribution_", allowTracking: true },
  fields: { source_type: "current.typ", utm_source: "current.src", session_pages: "session.pgs" },
};

interface Api {
  setOrderTracking: (isAllowed: boolean) => void;
  getAttributionData: () => Record<string, string | null>;
}

const CHECKOUT = `<form aria-label="Checkout" action="/checkout/">
  <wc-order-attribution-inputs></wc-order-attribution-inputs><input aria-label="Name">
  <wc-order-attribution-inputs></wc-order-attribution-inputs>
</form>`;

const fieldsOf = (form: string) =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>("form", { name: form })));

const act = () => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));

const forgetCookies = () => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
};

/** The shop prints its settings as a global variable, with which the platform's script shares its functions. */
const printSettings = (params: object = {}) => {
  const own = { ...attribution, params: { ...attribution.params, ...params } } as typeof attribution & Partial<Api>;
  vi.stubGlobal("wc_order_attribution", own);
  return own;
};

const showFilled = async (html = CHECKOUT) => {
  const loader = showPage(html, {});
  act();
  await waitFor(() => expect(fieldsOf("Checkout")).not.toEqual({}));
  return loader;
};

beforeEach(() => {
  window.history.replaceState(null, "", "/shop/?utm_source=letter");
});

afterEach(() => {
  forgetCookies();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/shop/");
});

it("tells the order where its buyer came from, once per form", async () => {
  printSettings();
  showPage(CHECKOUT, {});
  expect(fieldsOf("Checkout")).toEqual({});
  act();
  await waitFor(() =>
    expect(fieldsOf("Checkout")).toEqual({
      wc_order_attribution_source_type: "utm",
      wc_order_attribution_utm_source: "letter",
      wc_order_attribution_session_pages: "1",
    }),
  );
  expect(document.querySelectorAll('[name="wc_order_attribution_utm_source"]')).toHaveLength(1);
});

it("does not wait for somebody who comes from another site, whose first press may leave the page", async () => {
  window.history.replaceState(null, "", "/shop/");
  vi.spyOn(document, "referrer", "get").mockReturnValue("https://www.google.com/");
  printSettings();
  showPage(CHECKOUT, {});
  await waitFor(() => expect(fieldsOf("Checkout")).toMatchObject({ wc_order_attribution_utm_source: "google" }));
});

it.each([
  ["waits on a page that the shop itself has led to", "/shop/", `${location.origin}/cart/`, "waiting"],
  ["does not wait where the shop's blog on another host has", "/shop/", `https://blog.${location.host}/`, "mounted"],
  ["does not wait where a campaign's mail has", "/shop/?utm_source=letter", "", "mounted"],
])("%s", async (_what, url, referrer, state) => {
  window.history.replaceState(null, "", url);
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  printSettings();
  const loader = showPage(CHECKOUT, {});
  await new Promise<void>((resolve) => whenIdle(resolve));
  await untilQuiet();
  expect(loader.inspect().find(({ widget }) => widget === "order-attribution")?.state).toBe(state);
});

it("keeps what it knows in the platform's cookies, and counts the pages", async () => {
  printSettings();
  const loader = await showFilled();
  expect(Object.keys(Cookies.get()).sort()).toEqual([
    "sbjs_current",
    "sbjs_current_add",
    "sbjs_first",
    "sbjs_first_add",
    "sbjs_migrations",
    "sbjs_session",
    "sbjs_udata",
  ]);
  expect(document.cookie).toContain("sbjs_current=typ%3Dutm%7C%7C%7Csrc%3Dletter%7C%7C%7Cmdm%3D%28none%29");
  loader.stop();
  window.history.replaceState(null, "", "/checkout/");
  await showFilled();
  expect(fieldsOf("Checkout")).toMatchObject({
    wc_order_attribution_utm_source: "letter",
    wc_order_attribution_session_pages: "2",
  });
});

it.each([
  ["a session lasts half an hour", { session: "" }, "sbjs_session", 30],
  ["a session lasts as long as the shop says", { session: 60 }, "sbjs_session", 60],
  ["a source is known for six months", { lifetime: "" }, "sbjs_current", 6 * 30 * 24 * 60],
  ["a source is known as long as the shop says", { lifetime: 1 }, "sbjs_first", 30 * 24 * 60],
])("%s", async (_claim, params, cookie, minutes) => {
  const written = vi.spyOn(document, "cookie", "set");
  onTestFinished(() => written.mockRestore());
  printSettings(params);
  await showFilled();
  const [text = ""] = written.mock.calls.flat().filter((line) => line.startsWith(`${cookie}=`));
  const expires = Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? "");
  expect(Math.round((expires - Date.now()) / 60_000)).toBe(minutes);
});

it("writes what is known already no second time, whose lifetime would begin anew on each page", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: in another spelling than ours
  document.cookie = "sbjs_first=typ=referral; path=/";
  printSettings();
  await showFilled();
  expect(Cookies.get("sbjs_current")).toContain("src=letter");
  expect(document.cookie).toContain("sbjs_first=typ=referral;");
});

it("counts a page once where a theme has marked an element too", async () => {
  printSettings();
  const loader = await showFilled(CHECKOUT.replace("<form", '<form data-widget="order-attribution"'));
  await loader.mount();
  const states = loader.inspect().filter(({ widget }) => widget === "order-attribution");
  expect(states.map(({ host, state }) => [host.localName, state])).toContainEqual(["form", "mounted"]);
  expect(Cookies.get("sbjs_session")).toMatch(/^pgs=1\|/);
});

it("writes cookies in base64 where the shop wants that, and reads them", async () => {
  printSettings({ base64: true });
  Cookies.set("sbjs_first", "typ=typein");
  const loader = await showFilled();
  expect(atob(Cookies.get("sbjs_current") ?? "")).toContain("typ%3Dutm");
  loader.stop();
  window.history.replaceState(null, "", "/checkout/");
  await showFilled();
  expect(fieldsOf("Checkout")).toMatchObject({ wc_order_attribution_utm_source: "letter" });
});

it.each([
  ["percent codes once the shop writes base64", true, "typ=utm|||src=post"],
  ["base64 once the shop writes percent codes", false, btoa("typ%3Dutm%7C%7C%7Csrc%3Dpost").replaceAll("=", "")],
])("reads a visitor's cookies in %s", async (_what, base64, cookie) => {
  window.history.replaceState(null, "", "/checkout/");
  printSettings({ base64 });
  Cookies.set("sbjs_current", cookie);
  await showFilled();
  expect(fieldsOf("Checkout")).toMatchObject({ wc_order_attribution_utm_source: "post" });
});

it("uses the shop's own names of fields, also from the settings block", async () => {
  showPage(CHECKOUT, {
    wc_order_attribution: { params: { ...attribution.params, prefix: "from_" }, fields: { where: "current.src" } },
  });
  act();
  await waitFor(() => expect(fieldsOf("Checkout")).toEqual({ from_where: "letter" }));
});

it("fills a form that comes later, once somebody turns to it", async () => {
  printSettings();
  await showFilled();
  document.body.insertAdjacentHTML("beforeend", CHECKOUT.replace("Checkout", "Register"));
  screen.getAllByLabelText("Name")[1]?.focus();
  expect(fieldsOf("Register")).toMatchObject({ wc_order_attribution_utm_source: "letter" });
});

it("fills the places of payment buttons too, which stand outside any form", async () => {
  printSettings();
  await showFilled(`${CHECKOUT}${"<wc-order-attribution-inputs></wc-order-attribution-inputs>".repeat(2)}`);
  const sources = [...document.querySelectorAll<HTMLInputElement>('[name="wc_order_attribution_utm_source"]')];
  expect(sources.map(({ form, value }) => [form?.ariaLabel, value])).toEqual([
    ["Checkout", "letter"],
    [undefined, "letter"],
    [undefined, "letter"],
  ]);
});

it("fills a form that was printed anew, also for a browser that does not focus its pressed button", async () => {
  printSettings();
  await showFilled();
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Checkout" });
  form.innerHTML = "<wc-order-attribution-inputs></wc-order-attribution-inputs>";
  form.requestSubmit();
  expect(fieldsOf("Checkout")).toMatchObject({ wc_order_attribution_utm_source: "letter" });
});

it("bears an act that a script makes up for the whole document, as those do that load what an optimiser delays", async () => {
  printSettings();
  await showFilled();
  expect(() => document.dispatchEvent(new Event("pointerdown"))).not.toThrow();
});

it("tells other scripts on the platform's own object, and obeys them", async () => {
  const own = printSettings();
  await showFilled();
  expect(own.getAttributionData?.()).toEqual({ source_type: "utm", utm_source: "letter", session_pages: "1" });
  own.setOrderTracking?.(false);
  expect(own.getAttributionData?.()).toEqual({ source_type: null, utm_source: null, session_pages: null });
  expect(fieldsOf("Checkout")).toMatchObject({ wc_order_attribution_utm_source: "" });
  expect(document.cookie).not.toContain("sbjs_");
  own.setOrderTracking?.(true);
  expect(fieldsOf("Checkout")).toMatchObject({ wc_order_attribution_utm_source: "letter" });
});

it("knows an answer that a banner gave before the code was there", async () => {
  const own = printSettings();
  showPage(CHECKOUT, {});
  own.setOrderTracking?.(false);
  act();
  await waitFor(() => expect(fieldsOf("Checkout")).toMatchObject({ wc_order_attribution_utm_source: "" }));
  expect(document.cookie).not.toContain("sbjs_");
});

it("leaves a banner's answer to the platform's own script where that has come before", async () => {
  const setOrderTracking = vi.fn();
  const own = Object.assign(printSettings(), { setOrderTracking });
  const loader = showPage(CHECKOUT, {});
  own.setOrderTracking(false);
  expect(setOrderTracking).toHaveBeenCalledWith(false);
  loader.unmount();
  expect(own.setOrderTracking).toBe(setOrderTracking);
});

it("asks the site's consent plugin rather than a cached page, and follows its answers", async () => {
  vi.stubGlobal("wp_has_consent", (category: string) => category === "statistics");
  printSettings({ consentCategory: "marketing" });
  await showFilled();
  const source = () => fieldsOf("Checkout").wc_order_attribution_utm_source;
  const answer = (detail: object) =>
    document.dispatchEvent(new CustomEvent("wp_listen_for_consent_change", { detail }));
  expect(source()).toBe("");
  answer({ statistics: "allow" });
  expect(source()).toBe("");
  answer({ marketing: "allow" });
  expect(source()).toBe("letter");
  answer({ statistics: "deny" });
  expect(source()).toBe("letter");
  answer({ marketing: "deny" });
  expect(source()).toBe("");
  vi.stubGlobal("wp_has_consent", () => true);
  document.dispatchEvent(new Event("wp_consent_type_defined"));
  expect(source()).toBe("letter");
});

it.each([
  ["the site has no consent plugin", { consentCategory: "marketing" }, undefined],
  ["the shop names no category for it", {}, () => false],
])("goes by the printed flag where %s", async (_where, settings, hasConsent) => {
  vi.stubGlobal("wp_has_consent", hasConsent);
  printSettings(settings);
  await showFilled();
  expect(fieldsOf("Checkout")).toMatchObject({ wc_order_attribution_utm_source: "letter" });
});

it("gives the values to the block checkout, which sends them itself", async () => {
  const setExtensionData = vi.fn();
  vi.stubGlobal("wp", { data: { dispatch: (store: string) => store === "wc/store/checkout" && { setExtensionData } } });
  printSettings();
  await showFilled();
  expect(setExtensionData).toHaveBeenCalledExactlyOnceWith(
    "woocommerce/order-attribution",
    { source_type: "utm", utm_source: "letter", session_pages: "1" },
    true,
  );
});

it("gives them also to a block checkout whose script comes after the shopper", async () => {
  printSettings();
  await showFilled();
  const setExtensionData = vi.fn();
  vi.stubGlobal("wp", { data: { dispatch: () => ({ setExtensionData }) } });
  screen.getByLabelText("Name").focus();
  screen.getByLabelText("Name").blur();
  screen.getByLabelText("Name").focus();
  expect(setExtensionData.mock.calls).toMatchObject([
    ["woocommerce/order-attribution", { utm_source: "letter" }, true],
  ]);
});

it("takes its fields and functions away when it is unmounted", async () => {
  const own = printSettings();
  const loader = await showFilled();
  loader.unmount();
  expect(document.querySelector("form")?.outerHTML).toBe(CHECKOUT);
  expect(Object.keys(own)).toEqual(["params", "fields"]);
  document.dispatchEvent(new Event("wp_consent_type_defined"));
  expect(fieldsOf("Checkout")).toEqual({});
});

it("leaves it to the platform's own script where that is on the page", async () => {
  printSettings();
  const loader = showPage(`<script type="text/plain" id="wc-order-attribution-js"></script>${CHECKOUT}`, {});
  act();
  await loader.mount();
  expect(fieldsOf("Checkout")).toEqual({});
});

it("leaves it to the platform's own script that an optimiser has put into another file", async () => {
  vi.spyOn(customElements, "get").mockImplementation((name) =>
    name === "wc-order-attribution-inputs" ? HTMLElement : undefined,
  );
  printSettings();
  const loader = showPage(CHECKOUT, {});
  await loader.mount();
  expect(fieldsOf("Checkout")).toEqual({});
  expect(document.cookie).not.toContain("sbjs_");
});
