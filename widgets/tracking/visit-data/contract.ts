// Spec 3, 5 and 9 (Tracking); contract of the tracking plugin, chapters 1, 2, 5 and 8.6.

import { isObject, type PlainObject } from "#src/plain-object.ts";
import { type BannerGlobals, bannerGlobals } from "#src/platform/consent-banners.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import { textOf } from "#src/platform/page-settings.ts";
import { consentSettings, visitCookieFlags } from "#src/platform/tracking-flags.ts";
import type { VisitSettings } from "./visit.ts";

const COOKIE_DAYS = 7;
const SESSION_MINUTES = 60;

const options = (): PlainObject => pageGlobal("pysOptions");

export const visitSettings = (): VisitSettings => ({
  cookieDays: Number(options().cookie_duration) || COOKIE_DAYS,
  sessionMinutes: Number(options().last_visit_duration) || SESSION_MINUTES,
  flags: visitCookieFlags(),
});

export const siteUrl = (): string => textOf(options().siteUrl);

export const isForSubdomains = (): boolean => Boolean(options().track_cookie_for_subdomains);

const tableOf = (value: unknown): PlainObject => (isObject(value) ? value : {});

/** What the server knows of the visit, for where the cookies are missing. */
export const printedVisit = () => {
  const { TrafficLanding, TrafficUtms, TrafficUtmsId } = tableOf(options().tracking_analytics);
  const landing = textOf(TrafficLanding);
  return {
    // The plugin prints the word for a missing one.
    landing: landing === "undefined" ? "" : landing,
    campaign: { ...tableOf(TrafficUtms), ...tableOf(TrafficUtmsId) },
  };
};

type ReadCookie = (name: string) => string;

const isAllowedByCookiebot = ({ Cookiebot }: BannerGlobals): boolean =>
  Boolean(Cookiebot?.consent?.marketing || Cookiebot?.consent?.statistics);

const isAllowedByConsentMagic = ({ CS_Data = {} }: BannerGlobals, cookie: ReadCookie): boolean => {
  const category = Number(tableOf(CS_Data.cs_script_cat).pys);
  if (category === 0 || category === Number(CS_Data.cs_necessary_cat_id)) return true;
  return cookie(`cs_enabled_cookie_term${CS_Data.test_prefix || ""}_${category}`) === "yes";
};

/** Contract 2 and 5.2: only these two banners hold the visit's cookies back. */
export const mayKeepVisit = (cookie: ReadCookie): boolean => {
  const { cookiebot_integration_enabled, consent_magic_integration_enabled } = consentSettings();
  const globals = bannerGlobals();
  // Also where its script is blocked, or has not come yet: then nobody has agreed.
  if (cookiebot_integration_enabled) return isAllowedByCookiebot(globals);
  return !consent_magic_integration_enabled || !globals.CS_Data || isAllowedByConsentMagic(globals, cookie);
};
