import Cookies from "js-cookie";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { visitCookieFlags } from "#src/platform/tracking-flags.ts";
import { find } from "#src/testing/find.ts";
import { showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { $consent, hasConsent, startConsent } from "./consent.ts";

const AJAX = "https://shop.example/wp-admin/admin-ajax.php";

const NONE = { facebook: false, analytics: false, google_ads: false, pinterest: false, bing: false, reddit: false };
const ALL = { facebook: true, analytics: true, google_ads: true, pinterest: true, bing: true, reddit: true };

/** Shows a page with a tracking plugin and a banner, and waits for the first answer. */
const open = async (gdpr: object, html = "", cookie: object = {}) => {
  showPage(html, { pysOptions: { ajaxUrl: AJAX, gdpr, cookie } });
  await startConsent();
};

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

const decision = () => {
  const text = Cookies.get("pys_consent");
  return text && JSON.parse(atob(text));
};

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  vi.unstubAllGlobals();
});

it("allows nothing before the first answer is known, then all, and decides nothing for the visitor", async () => {
  expect($consent.get()).toEqual(NONE);
  await open({});
  expect($consent.get()).toEqual(ALL);
  expect(decision()).toBeUndefined();
});

it("leaves a blocked network to those who load it by hand, as consent plugins do", async () => {
  await open({ facebook_disabled_by_api: true });
  expect($consent.get()).toEqual({ ...ALL, facebook: false });
  expect(hasConsent("facebook")).toBe(true);
});

it("asks a cached page's server for the flags of this visitor", async () => {
  server.use(
    http.get(AJAX, ({ request }) => {
      expect(new URL(request.url).searchParams.get("action")).toBe("pys_get_gdpr_filters_values");
      const data = { all_disabled_by_api: false, bing_disabled_by_api: true, disabled_utmId_cookie: true };
      return HttpResponse.json({ success: true, data });
    }),
  );
  await open({ ajax_enabled: true, all_disabled_by_api: true, google_ads_disabled_by_api: true }, "", {
    disabled_utmId_cookie: false,
    disabled_first_visit_cookie: true,
  });
  expect($consent.get()).toEqual({ ...ALL, bing: false, google_ads: false });
  expect(visitCookieFlags()).toMatchObject({ disabled_utmId_cookie: true, disabled_first_visit_cookie: true });
});

it.each([
  ["fails", () => new HttpResponse("0", { status: 400 })],
  ["says nothing", () => HttpResponse.json({ success: false })],
])("goes by the printed flags where the server %s, and tells developers", async (_what, respond) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  server.use(http.get(AJAX, respond));
  await open({ ajax_enabled: true, facebook_disabled_by_api: true });
  expect($consent.get()).toEqual({ ...ALL, facebook: false });
  expect(warn).toHaveBeenCalledOnce();
});

it("knows the flag of the external id, which is printed among those for consent", async () => {
  await open({ externalID_disabled_by_api: true }, "", { disabled_all_cookie: false });
  expect(visitCookieFlags()).toEqual({ externalID_disabled_by_api: true, disabled_all_cookie: false });
});

it("follows Cookie Notice at once, although its cookie comes after the click", async () => {
  const html = `<a class="cn-set-cookie" id="yes" data-cookie-set="accept" href="#">OK</a>
    <a class="cn-set-cookie" id="no" data-cookie-set="refuse" href="#">No</a><a class="cn-revoke-cookie" href="#">Revoke</a>`;
  vi.stubGlobal("cnArgs", { cookieName: "cookie_notice_accepted" });
  await open({ cookie_notice_integration_enabled: true, all_disabled_by_api: true }, html);
  expect($consent.get()).toEqual(NONE);
  press("#yes");
  expect([$consent.get(), hasConsent("reddit")]).toEqual([ALL, true]);
  expect(decision()).toEqual({ facebook: true, ga: true, bing: true, pinterest: true, gtm: true });
  press("#no");
  expect([$consent.get(), hasConsent("reddit")]).toEqual([NONE, false]);
  press("#yes");
  press(".cn-revoke-cookie");
  expect(decision()).toEqual({ facebook: false, ga: false, bing: false, pinterest: false, gtm: false });
});

it("hears a banner that takes itself off the page, and leaves the click to it", async () => {
  vi.stubGlobal("cnArgs", { cookieName: "cookie_notice_accepted" });
  await open(
    { cookie_notice_integration_enabled: true },
    '<p><a class="cn-set-cookie" data-cookie-set="accept">OK</a></p>',
  );
  const handled = vi.fn((event: Event) => {
    event.stopPropagation();
    find("p").remove();
    return event.defaultPrevented;
  });
  document.querySelector("a")?.addEventListener("click", handled);
  press("a");
  expect($consent.get()).toEqual(ALL);
  expect(handled).toHaveReturnedWith(false);
});

it("follows CookieYes, also a choice by category", async () => {
  await open(
    { cookie_law_info_integration_enabled: true },
    '<button class="cky-btn-accept">All</button><button class="cky-btn-reject">None</button>',
  );
  press(".cky-btn-accept");
  expect($consent.get()).toEqual(ALL);
  press(".cky-btn-reject");
  expect($consent.get()).toEqual(NONE);
  Cookies.set("cookieyes-consent", "consent:yes,analytics:yes,advertisement:no");
  document.dispatchEvent(new CustomEvent("cookieyes_consent_update", { detail: { accepted: ["analytics"] } }));
  await vi.waitFor(() => expect($consent.get()).toEqual(ALL));
});

it.each([
  ["wt-cli-accept-all-btn", ALL],
  ["cookie_action_close_header", ALL],
  ["cookie_action_close_header_reject", NONE],
])("follows the button #%s of CookieYes's old bar, and keeps the answer for a year", async (id, consent) => {
  const written = vi.spyOn(document, "cookie", "set");
  onTestFinished(() => written.mockRestore());
  await open({ cookie_law_info_integration_enabled: true }, `<a id="${id}" role="button">Answer</a>`);
  press(`#${id}`);
  expect($consent.get()).toEqual(consent);
  const text = written.mock.calls.map(([cookie]) => cookie).find((cookie) => cookie.startsWith("pys_consent=")) ?? "";
  const expires = Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? "");
  expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(365);
});

it("follows Consent Magic: all, nothing but its modes, or the confirmed categories", async () => {
  const html = ["allow_all", "disable_all", "cs_confirm", "cs_open"]
    .map((action) => `<a class="cs_action_btn" data-cs_action="${action}" href="#"><b id="${action}">x</b></a>`)
    .join("");
  const CS_Data = { cs_script_cat: { facebook: 7, analytics: 8 }, cs_meta_ldu_mode: 1 };
  vi.stubGlobal("CS_Data", CS_Data);
  await open({ consent_magic_integration_enabled: true, ajax_enabled: true }, html);
  expect($consent.get()).toEqual({ ...NONE, facebook: true });
  press("#allow_all");
  expect($consent.get()).toMatchObject({ facebook: true, analytics: true });
  press("#disable_all");
  expect(decision()).toEqual({ facebook: true, ga: false, bing: false, pinterest: false, gtm: false, reddit: false });
  press("#cs_open");
  document
    .querySelector("#cs_confirm")
    ?.addEventListener("click", () => Cookies.set("cs_enabled_cookie_term_8", "yes"));
  press("#cs_confirm");
  await vi.waitFor(() => expect($consent.get()).toMatchObject({ facebook: true, analytics: true }));
});

it("does not ask for the flags beside Consent Magic, which knows the visitor by itself", async () => {
  const asked = vi.fn(() => HttpResponse.json({ success: true, data: { all_disabled_by_api: true } }));
  server.use(http.get(AJAX, asked));
  await open({ ajax_enabled: true, consent_magic_integration_enabled: true });
  expect([asked.mock.calls.length, $consent.get()]).toEqual([0, ALL]);
});

it("leaves banners alone with which the tracking plugin does not work together, and presses elsewhere", async () => {
  vi.stubGlobal("consentApi", { consent: () => Promise.resolve() });
  await open({ all_disabled_by_api: true }, "<p>The shop</p>");
  press("p");
  document.dispatchEvent(new Event("cookieyes_consent_update"));
  window.dispatchEvent(new Event("CookiebotOnConsentReady"));
  await new Promise((resolve) => setTimeout(resolve));
  expect([$consent.get(), decision()]).toEqual([NONE, undefined]);
});

it("changes nothing where Consent Magic will load the page anew", async () => {
  vi.stubGlobal("CS_Data", { cs_script_cat: { facebook: 7 }, cs_refresh_after_consent: "1" });
  await open({ consent_magic_integration_enabled: true }, '<a class="cs_action_btn" data-cs_action="allow_all">x</a>');
  press("a");
  expect([$consent.get(), decision()]).toEqual([NONE, undefined]);
});

it("follows Cookiebot, also one whose script comes later", async () => {
  vi.stubGlobal("Cookiebot", document.createElement("script"));
  await open({ cookiebot_integration_enabled: true, cookiebot_analytics_consent_category: "statistics" });
  expect($consent.get()).toEqual(NONE);
  vi.stubGlobal("Cookiebot", { consent: { marketing: false, statistics: true } });
  window.dispatchEvent(new Event("CookiebotOnConsentReady"));
  expect($consent.get()).toEqual({ ...NONE, analytics: true });
  expect(decision()).toEqual({ facebook: false, ga: true, bing: false, pinterest: false, gtm: true });
});

it.each([
  ["an answer from before", true, { facebook: true, ga: false, bing: true, pinterest: true, gtm: false }],
  ["no answer yet", false, undefined],
])("finds at Cookiebot %s", async (_what, hasResponse, told) => {
  vi.stubGlobal("Cookiebot", { consent: { marketing: true, statistics: false }, hasResponse });
  await open({ cookiebot_integration_enabled: true, cookiebot_analytics_consent_category: "statistics" });
  expect(decision()).toEqual(told);
});

it("allows all where Real Cookie Banner is missing on a page", async () => {
  await open({ real_cookie_banner_integration_enabled: true });
  expect($consent.get()).toEqual(ALL);
});

it("follows Real Cookie Banner once the visitor has decided", async () => {
  let optsIn = false;
  const answers: (() => void)[] = [];
  const asked: string[] = [];
  vi.stubGlobal("consentApi", {
    consentSync: () => ({ cookieOptIn: optsIn }),
    consent: (type: string, cookie: string, host: string) =>
      new Promise<void>((resolve, reject) => {
        asked.push(`${type} ${cookie} ${host}`);
        answers.push(() => (cookie === "_ga" ? reject() : resolve()));
      }),
  });
  await open({ real_cookie_banner_integration_enabled: true });
  expect([$consent.get(), decision()]).toEqual([{ ...NONE, google_ads: true }, undefined]);
  expect(asked).toEqual(expect.arrayContaining(["http _ga *", "http _pinterest_sess .pinterest.com"]));
  optsIn = true;
  for (const answer of answers) answer();
  await vi.waitFor(() => expect($consent.get()).toEqual(ALL));
  expect(decision()).toMatchObject({ facebook: true, gtm: true });
});

it("leaves the shop's flags standing for a network that Real Cookie Banner's visitor has not decided about", async () => {
  vi.stubGlobal("consentApi", {
    consentSync: () => ({ cookieOptIn: true }),
    // Settles at once for what the banner does not know.
    consent: (_type: string, cookie: string) => (cookie === "_fbp" ? new Promise(() => {}) : Promise.resolve()),
  });
  await open({ real_cookie_banner_integration_enabled: true, all_disabled_by_api: true });
  await vi.waitFor(() => expect($consent.get()).toMatchObject({ pinterest: true }));
  expect($consent.get()).toMatchObject({ facebook: false, google_ads: false });
});

it("follows what Real Cookie Banner's visitor has allowed, while the rest is never answered", async () => {
  let allow = () => {};
  let allowed = "";
  vi.stubGlobal("consentApi", {
    consentSync: (_type: string, cookie: string) => ({ cookieOptIn: cookie === allowed }),
    consent: (_type: string, cookie: string) =>
      new Promise<void>((resolve) => {
        if (cookie === "_fbp") allow = resolve;
      }),
  });
  await open({ real_cookie_banner_integration_enabled: true });
  allowed = "_fbp";
  allow();
  await vi.waitFor(() => expect($consent.get()).toEqual({ ...NONE, facebook: true, google_ads: true }));
  expect(decision()).toMatchObject({ facebook: true, ga: false });
});

it("keeps a decision that comes while the server is asked", async () => {
  vi.stubGlobal("cnArgs", { cookieName: "cookie_notice_accepted" });
  const html = '<a class="cn-set-cookie" data-cookie-set="accept">OK</a>';
  server.use(
    http.get(AJAX, () => {
      press("a");
      return HttpResponse.json({ success: true, data: { all_disabled_by_api: true } });
    }),
  );
  await open({ cookie_notice_integration_enabled: true, ajax_enabled: true }, html);
  expect($consent.get()).toEqual(ALL);
});

it("hears only the banner that decides, where the site has several", async () => {
  vi.stubGlobal("cnArgs", { cookieName: "cookie_notice_accepted" });
  const html =
    '<button class="cky-btn-accept">CookieYes</button><a class="cn-set-cookie" data-cookie-set="accept">OK</a>';
  await open({ cookie_notice_integration_enabled: true, cookie_law_info_integration_enabled: true }, html);
  press(".cky-btn-accept");
  expect([$consent.get(), decision()]).toEqual([NONE, undefined]);
  press("a");
  expect($consent.get()).toEqual(ALL);
});

it("asks and listens once for all who need it", async () => {
  let requests = 0;
  server.use(
    http.get(AJAX, () => {
      requests += 1;
      return HttpResponse.json({ success: true, data: {} });
    }),
  );
  showPage("", { pysOptions: { ajaxUrl: AJAX, gdpr: { ajax_enabled: true } } });
  await Promise.all([startConsent(), startConsent()]);
  await startConsent();
  expect(requests).toBe(1);
});

it.each([
  ["withdrawn", "yes", "no", NONE],
  ["given", "no", "yes", ALL],
])("follows what was %s on another page, once Back restores this one", async (_what, before, after, consent) => {
  const html = `<button class="cky-btn-accept" id="yes"></button><button class="cky-btn-reject" id="no"></button>`;
  await open({ cookie_law_info_integration_enabled: true }, html);
  press(`#${before}`);
  Cookies.set("cookieyes-consent", `consent:${after},analytics:${after}`);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect($consent.get()).not.toEqual(consent);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect($consent.get()).toEqual(consent);
});
