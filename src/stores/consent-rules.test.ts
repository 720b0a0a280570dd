import { describe, expect, it } from "vitest";
import type { BannerGlobals } from "#src/platform/consent-banners.ts";
import { consentGiven, decisionText, isBlocked, isReloading, visitConsentGiven } from "./consent-rules.ts";

interface Page {
  settings?: Record<string, unknown>;
  globals?: BannerGlobals;
  cookies?: Record<string, string>;
}

const TOPICS = ["facebook", "analytics", "google_ads", "pinterest", "bing", "reddit"];

const sourcesOf = ({ settings = {}, globals = {}, cookies = {} }: Page) => ({
  settings,
  globals,
  cookie: (name: string) => cookies[name] ?? "",
});

const ALL = TOPICS.join();

/** The topics that a rule allows. */
const allowed = (page: Page) => TOPICS.filter((topic) => consentGiven(topic, sourcesOf(page))).join();

const prior = {
  facebook_prior_consent_enabled: true,
  analytics_prior_consent_enabled: true,
  google_ads_prior_consent_enabled: true,
  pinterest_prior_consent_enabled: true,
  bing_prior_consent_enabled: true,
};

const NO_REDDIT = "facebook,analytics,google_ads,pinterest,bing";

it("allows all where no banner is on the page", () => {
  expect(allowed({})).toBe(ALL);
  expect(allowed({ settings: { consent_magic_integration_enabled: true } })).toBe(ALL);
  expect(allowed({ globals: { Cookiebot: { consent: {} } } })).toBe(ALL);
});

describe("Consent Magic", () => {
  const settings = { consent_magic_integration_enabled: true };
  const categories = { facebook: 7, analytics: 8, gads: 7, pinterest: 7, bing: 9, reddit: 9 };
  const page = (data: object, cookies: Record<string, string> = {}, cache?: object): Page => ({
    settings,
    globals: {
      CS_Data: { cs_script_cat: categories, cs_necessary_cat_id: 5, test_prefix: "", ...data },
      ...(cache && { CS_Cache: cache }),
    },
    cookies,
  });

  it.each([
    ["denies all until the visitor decides", {}, {}, ""],
    [
      "follows each category's cookie",
      {},
      { cs_enabled_cookie_term_7: "yes", cs_enabled_cookie_term_8: "no" },
      "facebook,google_ads,pinterest",
    ],
    [
      "follows the test mode's cookies",
      { test_prefix: "_test" },
      { cs_enabled_cookie_term_test_8: "yes" },
      "analytics",
    ],
    ["knows of no test mode", { test_prefix: undefined }, { cs_enabled_cookie_term_8: "yes" }, "analytics"],
    ["allows what has no category", { cs_script_cat: { ...categories, bing: 0 } }, {}, "bing"],
    ["allows what is necessary", { cs_necessary_cat_id: "8" }, {}, "analytics"],
    ["denies a network that it does not know", { cs_script_cat: {}, cs_necessary_cat_id: undefined }, {}, ""],
    ["allows Google in the consent mode", { cs_google_consent_mode_enabled: "1" }, {}, "analytics,google_ads"],
    ["allows Analytics in its own mode", { cs_google_analytics_consent_mode: 1 }, {}, "analytics"],
    ["allows Ads in its own mode", { cs_google_ads_consent_mode: 1 }, {}, "google_ads"],
    ["allows Facebook with limited use", { cs_meta_ldu_mode: 1 }, {}, "facebook"],
    ["allows Reddit with limited use", { cs_reddit_ldu_mode: 1 }, {}, "reddit"],
    ["allows Bing in its mode", { cs_bing_consent_mode: { ad_storage: { enabled: true } } }, {}, "bing"],
    ["waits for the check of a cached page", { cs_meta_ldu_mode: 1, cs_cache_enabled: 1 }, {}, ""],
  ])("%s", (_what, data, cookies, topics) => {
    expect(allowed(page(data, cookies))).toBe(topics);
  });

  it("trusts a cached page once it has been checked", () => {
    expect(allowed(page({ cs_meta_ldu_mode: 1, cs_cache_enabled: 1 }, {}, { check_status: true }))).toBe("facebook");
  });
});

it("asks Real Cookie Banner for the cookie of each network that it may know", () => {
  const asked: string[] = [];
  const consentApi = {
    consent: () => Promise.resolve(),
    consentSync: (_type: "http", cookie: string, host: string) => {
      asked.push(`${cookie} ${host}`);
      return { cookieOptIn: cookie === "_ga" };
    },
  };
  const settings = { real_cookie_banner_integration_enabled: true };
  expect(allowed({ settings, globals: { consentApi } })).toBe("analytics,google_ads");
  expect(asked).toEqual(["_fbp *", "_ga *", "_pinterest_sess .pinterest.com", "_uetsid *", "_rdt_uuid *"]);
});

describe("Cookiebot", () => {
  const settings = {
    ...prior,
    cookiebot_integration_enabled: true,
    cookiebot_facebook_consent_category: "marketing",
    cookiebot_analytics_consent_category: "statistics",
    cookiebot_bing_consent_category: "preferences",
  };

  it.each([
    ["undecided", { consent: { marketing: false, statistics: false } }, ""],
    ["marketing", { consent: { marketing: true } }, "facebook,google_ads,pinterest,reddit"],
    [
      "statistics, whose consent is none for the others",
      { consented: true, consent: { statistics: true } },
      "analytics",
    ],
    ["another category", { consent: { preferences: true } }, "bing"],
    ["its script's tag, before it has run", {}, ""],
  ])("%s", (_what, Cookiebot, topics) => {
    expect(allowed({ settings, globals: { Cookiebot } })).toBe(topics);
  });
});

describe("Cookie Notice", () => {
  const globals = { cnArgs: { cookieName: "cookie_notice_accepted" } };
  const settings = { cookie_notice_integration_enabled: true };

  it.each([
    ["undecided", {}, {}, ""],
    ["undecided, where that is consent", prior, {}, NO_REDDIT],
    ["accepted", {}, { cookie_notice_accepted: "true" }, ALL],
    ["refused", prior, { cookie_notice_accepted: "false" }, ""],
  ])("%s", (_what, more, cookies, topics) => {
    expect(allowed({ settings: { ...settings, ...more }, globals, cookies })).toBe(topics);
  });
});

describe("Cookie Law Info and CookieYes", () => {
  const settings = { cookie_law_info_integration_enabled: true };
  const yes = "consentid:x,consent:yes,action:yes,necessary:yes,functional:no,analytics:yes,other:no";

  it.each([
    ["undecided", {}, {}, ""],
    ["undecided, where that is consent", prior, {}, NO_REDDIT],
    ["CookieYes, analytics allowed", {}, { "cookieyes-consent": yes }, ALL],
    ["CookieYes, analytics refused", prior, { "cookieyes-consent": yes.replace("analytics:yes", "analytics:no") }, ""],
    ["WebToffee", {}, { wt_consent: yes }, ALL],
    ["CookieYes before the others", {}, { "cookieyes-consent": "analytics:no", viewed_cookie_policy: "yes" }, ""],
    ["the older cookie, accepted", {}, { viewed_cookie_policy: "yes" }, ALL],
    ["the older cookie, refused", prior, { viewed_cookie_policy: "no" }, ""],
  ])("%s", (_what, more, cookies, topics) => {
    expect(allowed({ settings: { ...settings, ...more }, cookies })).toBe(topics);
  });
});

const cookiebot = (Cookiebot: NonNullable<BannerGlobals["Cookiebot"]>): Page => ({
  settings: { cookiebot_integration_enabled: true },
  globals: { Cookiebot },
});

const consentMagicWith = (CS_Data: object, cookies: Record<string, string> = {}): Page => ({
  settings: { consent_magic_integration_enabled: true },
  globals: { CS_Data: { ...CS_Data } },
  cookies,
});

it.each<[string, Page, boolean]>([
  ["where no banner asks", {}, true],
  ["once Cookiebot's visitor has agreed to advertising", cookiebot({ consent: { marketing: true } }), true],
  ["once Cookiebot's visitor has agreed to statistics", cookiebot({ consent: { statistics: true } }), true],
  ["where Cookiebot's visitor allows what is necessary", cookiebot({ consent: { necessary: true } }), false],
  ["before Cookiebot's visitor has decided", cookiebot({}), false],
  ["before Consent Magic's visitor has decided", consentMagicWith({ cs_script_cat: { pys: 6 } }), false],
  [
    "once Consent Magic's visitor has agreed to them",
    consentMagicWith({ cs_script_cat: { pys: 6 } }, { cs_enabled_cookie_term_6: "yes" }),
    true,
  ],
  ["where Consent Magic does not ask for them", consentMagicWith({ cs_script_cat: { pys: 0 } }), true],
])("keeps a visit's cookies %s: %o, %s", (_when, page, isKept) => {
  expect(visitConsentGiven(sourcesOf(page))).toBe(isKept);
});

it.each<[string, Page, boolean]>([
  ["Consent Magic is told to", consentMagicWith({ cs_refresh_after_consent: "1" }), true],
  ["Consent Magic is not told to", consentMagicWith({ cs_refresh_after_consent: "0" }), false],
  ["Consent Magic does not decide", { globals: { CS_Data: { cs_refresh_after_consent: "1" } } }, false],
])("a decision loads the page anew where %s: %o, %s", (_where, page, isAnew) => {
  expect(isReloading(sourcesOf(page))).toBe(isAnew);
});

it("lets the first of several banners decide", () => {
  const settings = { cookie_notice_integration_enabled: true, cookie_law_info_integration_enabled: true };
  const globals = { cnArgs: { cookieName: "cookie_notice_accepted" } };
  const cookies = { cookie_notice_accepted: "false", viewed_cookie_policy: "yes" };
  expect(allowed({ settings, globals, cookies })).toBe("");
});

it.each([
  ["none", {}, {}, ""],
  ["all", { all_disabled_by_api: true }, {}, ALL],
  ["one", { analytics_disabled_by_api: true }, {}, "analytics"],
  ["Reddit", { reddit_disabled_by_api: "1" }, {}, "reddit"],
  [
    "all but Analytics, which Consent Magic runs in a mode of its own",
    { all_disabled_by_api: true, consent_magic_integration_enabled: true },
    { CS_Data: { cs_google_analytics_consent_mode: "1" } },
    "facebook,google_ads,pinterest,bing,reddit",
  ],
  [
    "all beside Consent Magic without that mode",
    { all_disabled_by_api: true, consent_magic_integration_enabled: true },
    { CS_Data: {} },
    ALL,
  ],
  [
    "all where Consent Magic's mode is set, but it does not decide",
    { all_disabled_by_api: true },
    { CS_Data: { cs_google_analytics_consent_mode: "1" } },
    ALL,
  ],
])("knows which networks the shop's flags block: %s", (_what, settings, globals, topics) => {
  expect(TOPICS.filter((topic) => isBlocked(topic, sourcesOf({ settings, globals }))).join()).toBe(topics);
});

it("tells the plugin's server of a decision", () => {
  const decided = (isConsentMagic: boolean) =>
    JSON.parse(
      atob(
        decisionText({ facebook: true, analytics: false, bing: true, pinterest: true, reddit: true }, isConsentMagic),
      ),
    );
  expect(decided(false)).toEqual({ facebook: true, ga: false, bing: true, pinterest: true, gtm: false });
  expect(decided(true)).toMatchObject({ gtm: false, reddit: true });
});
