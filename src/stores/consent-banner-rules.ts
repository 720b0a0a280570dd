import type { PlainObject } from "#src/plain-object.ts";
import type { BannerGlobals } from "#src/platform/consent-banners.ts";

/** What each banner's own state says about a topic. */

/** All that decides about consent. */
export interface ConsentSources {
  /** The tracking plugin's own, by its names. */
  settings: PlainObject;
  globals: BannerGlobals;
  /** Empty for a missing one. */
  cookie: (name: string) => string;
}

/** A yes or no about one topic. */
export type Rule = (topic: string, sources: ConsentSources) => boolean;

export const isOn = (flag: unknown): boolean => Number(flag) === 1;

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

export const consentMagic: Rule = (topic, { globals: { CS_Data: data = {}, CS_Cache }, cookie }) => {
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
export const BANNERS: readonly [name: string, global: keyof BannerGlobals | "", rule: Rule][] = [
  ["consent_magic", "CS_Data", consentMagic],
  ["real_cookie_banner", "consentApi", realCookieBanner],
  ["cookiebot", "Cookiebot", cookiebot],
  ["cookie_notice", "cnArgs", cookieNotice],
  ["cookie_law_info", "", cookieLawInfo],
];
