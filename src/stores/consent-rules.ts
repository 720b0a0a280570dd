import type { PlainObject } from "#src/plain-object.ts";
import type { BannerGlobals } from "#src/platform/consent-banners.ts";

/** All that decides about consent. Of several banners the first that is here decides; without one, all is allowed. */
export interface ConsentSources {
  /** The tracking plugin's own, by its names. */
  settings: PlainObject;
  globals: BannerGlobals;
  /** Empty for a missing one. */
  cookie: (name: string) => string;
}

type Rule = (topic: string, sources: ConsentSources) => boolean;

const isOn = (flag: unknown): boolean => Number(flag) === 1;

/** By network: the modes in which it loads without consent and is told so. */
const MODES: Readonly<Record<string, readonly string[]>> = {
  analytics: ["cs_google_consent_mode_enabled", "cs_google_analytics_consent_mode"],
  google_ads: ["cs_google_consent_mode_enabled", "cs_google_ads_consent_mode"],
  facebook: ["cs_meta_ldu_mode"],
  reddit: ["cs_reddit_ldu_mode"],
};

const isModeOn = (topic: string, data: PlainObject): boolean => {
  const { ad_storage } = (data.cs_bing_consent_mode ?? {}) as { ad_storage?: PlainObject };
  return topic === "bing" ? isOn(ad_storage?.enabled) : (MODES[topic] ?? []).some((mode) => isOn(data[mode]));
};

const consentMagic: Rule = (topic, { globals: { CS_Data: data = {}, CS_Cache }, cookie }) => {
  if (isModeOn(topic, data)) return !isOn(data.cs_cache_enabled) || Boolean(CS_Cache?.check_status);
  const categories = data.cs_script_cat as PlainObject | undefined;
  const category = Number(categories?.[topic === "google_ads" ? "gads" : topic]);
  if (category === 0 || category === Number(data.cs_necessary_cat_id)) return true;
  return cookie(`cs_enabled_cookie_term${data.test_prefix || ""}_${category}`) === "yes";
};

/** By topic: the cookie by which Real Cookie Banner knows the network, and its host. */
export const KNOWN_BY = {
  analytics: ["_ga", "*"],
  facebook: ["_fbp", "*"],
  pinterest: ["_pinterest_sess", ".pinterest.com"],
  bing: ["_uetsid", "*"],
  reddit: ["_rdt_uuid", "*"],
} as const;

const realCookieBanner: Rule = (topic, { globals: { consentApi } }) => {
  const [cookie, host] = KNOWN_BY[topic as keyof typeof KNOWN_BY] ?? [];
  return !cookie || !consentApi || consentApi.consentSync("http", cookie, host).cookieOptIn;
};

const cookiebot: Rule = (topic, { settings, globals: { Cookiebot } }) =>
  Boolean(Cookiebot?.consent?.[`${settings[`cookiebot_${topic}_consent_category`] ?? "marketing"}`]);

/** By network: whether a visitor who has not decided counts as agreeing. */
const isPrior = (topic: string, { settings }: ConsentSources): boolean =>
  Boolean(settings[`${topic}_prior_consent_enabled`]);

const cookieNotice: Rule = (topic, sources) => {
  const answer = sources.cookie(sources.globals.cnArgs?.cookieName ?? "");
  return answer ? answer === "true" : isPrior(topic, sources);
};

const cookieLawInfo: Rule = (topic, sources) => {
  const answers = sources.cookie("cookieyes-consent") || sources.cookie("wt_consent");
  const viewed = sources.cookie("viewed_cookie_policy");
  if (answers) return answers.split(",").includes("analytics:yes");
  return viewed ? viewed === "yes" : isPrior(topic, sources);
};

/** By the plugin's name for the banner: the global without which it is not on this page, and its rule. */
const BANNERS: readonly [name: string, global: keyof BannerGlobals | "", rule: Rule][] = [
  ["consent_magic", "CS_Data", consentMagic],
  ["real_cookie_banner", "consentApi", realCookieBanner],
  ["cookiebot", "Cookiebot", cookiebot],
  ["cookie_notice", "cnArgs", cookieNotice],
  ["cookie_law_info", "", cookieLawInfo],
];

export const isInstalled = (banner: string, { settings }: ConsentSources): boolean =>
  Boolean(settings[`${banner}_integration_enabled`]);

/** The banner that decides. */
const bannerOf = (sources: ConsentSources) =>
  BANNERS.find(([name, global]) => isInstalled(name, sources) && (!global || sources.globals[global]));

export const isDeciding = (banner: string, sources: ConsentSources): boolean => bannerOf(sources)?.[0] === banner;

/** What the site's banner says. */
export const consentGiven: Rule = (topic, sources) => bannerOf(sources)?.[2](topic, sources) ?? true;

/**
 * Tracking contract 2 and 5.2: of the banners only these two hold a visit's cookies back. Where Cookiebot's script
 * is blocked, or has not come yet, nobody has agreed.
 */
export const visitConsentGiven = (sources: ConsentSources): boolean => {
  if (isDeciding("consent_magic", sources)) return consentMagic("pys", sources);
  const { marketing, statistics } = sources.globals.Cookiebot?.consent ?? {};
  return !isInstalled("cookiebot", sources) || Boolean(marketing || statistics);
};

/** With this setting, Consent Magic loads the page anew after a decision. */
export const isReloading = (sources: ConsentSources): boolean =>
  isDeciding("consent_magic", sources) && isOn(sources.globals.CS_Data?.cs_refresh_after_consent);

/** True where the shop itself blocks a network. */
export const isBlocked: Rule = (topic, sources) => {
  const { settings, globals } = sources;
  // In this mode the network loads, and is told what it may keep.
  const isTold =
    topic === "analytics" &&
    isDeciding("consent_magic", sources) &&
    isOn(globals.CS_Data?.cs_google_analytics_consent_mode);
  return !isTold && Boolean(settings.all_disabled_by_api || settings[`${topic}_disabled_by_api`]);
};

/** For the cookie that tells the plugin's server of the decision. */
export const decisionText = (consent: Readonly<Record<string, boolean>>, isConsentMagic: boolean): string => {
  const { facebook, analytics, bing, pinterest, reddit } = consent;
  return btoa(
    JSON.stringify({ facebook, ga: analytics, bing, pinterest, gtm: analytics, ...(isConsentMagic && { reddit }) }),
  );
};
