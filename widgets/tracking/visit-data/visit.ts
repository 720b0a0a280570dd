// Spec 3 (Cookies, Campaign terms and ids), 4, 5 and 9; tracking contract 5.

export const TERMS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
export const IDS = ["fbadid", "gadid", "padid", "bingid"] as const;

const MINUTES_PER_DAY = 24 * 60;

export interface PageView {
  url: URL;
  /** Empty where the browser gives none. */
  referrer: string;
  siteUrl: string;
}

export interface VisitSettings {
  cookieDays: number;
  sessionMinutes: number;
  /** By the plugin's names; each that is true forbids cookies. */
  flags: Readonly<Record<string, unknown>>;
}

/** An empty value removes the cookie; 0 days keep it until the browser is closed. */
interface CookieChange {
  name: string;
  value: string;
  days: number;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Spec 9: values that look like an e-mail are dropped, also in percent codes and from ids. */
export const withoutEmail = (value: string): string => (/[^\s@]@[^\s@]+\.\w/.test(decoded(value)) ? "" : value);

/** As the plugin reads it: not decoded, and up to a second equals sign. */
const parameter = ({ search }: URL, name: string): string =>
  withoutEmail(new RegExp(`(?:^.|&)${name}=([^&=]*)`).exec(search)?.[1] ?? "");

const hasCampaign = (url: URL): boolean => [...TERMS, ...IDS].some((name) => parameter(url, name));

/** A landing page that was left before this code came still shows in the referrer. */
const landingOf = ({ url, referrer }: PageView): URL => {
  const before = URL.parse(referrer);
  return before && before.origin === url.origin && hasCampaign(before) ? before : url;
};

const sourceOf = ({ referrer, siteUrl }: PageView): string => {
  const from = URL.parse(referrer);
  return from && !(siteUrl && referrer.startsWith(siteUrl)) ? from.hostname.replace(/^www\./, "") : "direct";
};

const isForbidden = ({ flags }: VisitSettings, flag: string): boolean =>
  Boolean(flags.disabled_all_cookie || flags[`disabled_${flag}_cookie`]);

/** By the cookies' names without "last_": what a visit's cookies say, and the flag that forbids each. */
const factsOf = (view: PageView, landing: URL): [name: string, value: string, flag: string][] => [
  ["pysTrafficSource", sourceOf(view), "trafficsource"],
  ["pys_landing_page", landing.origin + landing.pathname, "landing_page"],
  ...TERMS.map((name): [string, string, string] => [`pys_${name}`, parameter(landing, name), "utmTerms"]),
  ...IDS.map((name): [string, string, string] => [`pys_${name}`, parameter(landing, name), "utmId"]),
];

/** What the shop forbids is taken away on every page, with or without consent. */
export const forbiddenCookies = (view: PageView, settings: VisitSettings): string[] => [
  ...factsOf(view, view.url).flatMap(([name, , flag]) => (isForbidden(settings, flag) ? [name, `last_${name}`] : [])),
  ...(isForbidden(settings, "first_visit") ? ["pys_first_visit"] : []),
  ...(isForbidden(settings, "advanced_form_data") ? ["pys_advanced_form_data"] : []),
  ...(isForbidden(settings, "start_session") ? ["pys_start_session", "pys_session_limit"] : []),
  ...(settings.flags.disabled_all_cookie || settings.flags.externalID_disabled_by_api ? ["pbid"] : []),
];

/** A visitor's cookies after one more page. The first visit is kept, the last one replaced with each new session. */
export const afterPageView = (
  view: PageView,
  settings: VisitSettings,
  has: (cookie: string) => boolean,
): CookieChange[] => {
  const isNew = !has("pys_start_session") || !has("pys_session_limit");
  const { cookieDays: days, sessionMinutes } = settings;
  const isFirst = !has("pys_first_visit");
  const copies = [...(isFirst ? [""] : []), ...(isNew ? ["last_"] : [])];
  // At a first visit only: later, the page in the referrer may belong to an earlier session.
  const facts = factsOf(view, isFirst ? landingOf(view) : view.url).filter(
    ([, , flag]) => !isForbidden(settings, flag),
  );
  return [
    ...(isNew && !isForbidden(settings, "start_session")
      ? [
          { name: "pys_start_session", value: "true", days: 0 },
          { name: "pys_session_limit", value: "true", days: sessionMinutes / MINUTES_PER_DAY },
        ]
      : []),
    ...copies.flatMap((copy) => facts.map(([name, value]) => ({ name: copy + name, value, days }))),
    ...(isFirst && !isForbidden(settings, "first_visit") ? [{ name: "pys_first_visit", value: "true", days }] : []),
  ];
};

/** "14-15|Monday|January", in the visitor's own time and in English. */
export const browserTime = (now: Date): string => {
  const hour = now.getHours();
  const word = (options: Intl.DateTimeFormatOptions) => now.toLocaleDateString("en-US", options);
  const two = (count: number) => `${count}`.padStart(2, "0");
  return `${two(hour)}-${two(hour + 1)}|${word({ weekday: "long" })}|${word({ month: "long" })}`;
};
