import { BANNERS, type ConsentSources, consentMagic, isOn, type Rule } from "./consent-banner-rules.ts";

/**
 * What the site's banner and the shop's flags say. Of several banners the first that is here decides; without one, all is
 * allowed.
 */

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
