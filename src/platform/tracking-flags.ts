import type { PlainObject } from "#src/plain-object.ts";
import { pageGlobal } from "./page-globals.ts";

/** What the shop itself forbids its trackers, as printed and, where the page may come from a cache, as asked for since. */

let fresh: PlainObject = {};

export const keepFreshFlags = (flags: PlainObject): void => {
  fresh = flags;
};

const section = (name: string): PlainObject => Object(pageGlobal("pysOptions")[name]);

/** The tracking plugin's settings for consent: flags that block networks, and which banners the site has. */
export const consentSettings = (): PlainObject => ({ ...section("gdpr"), ...fresh });

/** By the plugin's names, such as `disabled_all_cookie`; each that is true forbids cookies. Final after `startConsent()`. */
export const visitCookieFlags = (): PlainObject => ({
  // The plugin prints this one among the settings for consent.
  externalID_disabled_by_api: section("gdpr").externalID_disabled_by_api,
  ...section("cookie"),
  ...fresh,
});
