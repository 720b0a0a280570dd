import { atom, type ReadableAtom } from "nanostores";
import { readCookie, writeSharedCookie, writeSiteCookie } from "#src/dom/cookies.ts";
import { bannerGlobals } from "#src/platform/consent-banners.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import { consentSettings, keepFreshFlags } from "#src/platform/tracking-flags.ts";
import { reportError } from "#src/report-error.ts";
import type { ConsentSources } from "./consent-banner-rules.ts";
import { followBanner } from "./consent-decisions.ts";
import {
  consentGiven,
  decisionText,
  isBlocked,
  isDeciding,
  isInstalled,
  isReloading,
  visitConsentGiven,
} from "./consent-rules.ts";

/** "analytics" also stands for the tag manager. */
const TOPICS = ["facebook", "analytics", "google_ads", "pinterest", "bing", "reddit"] as const;

export type ConsentTopic = (typeof TOPICS)[number];

type Consent = Readonly<Record<ConsentTopic, boolean>>;

const DECISION_DAYS = 365;

const consentFor = (isGiven: (topic: ConsentTopic) => boolean): Consent =>
  Object.fromEntries(TOPICS.map((topic) => [topic, isGiven(topic)])) as Consent;

const $answer = atom(consentFor(() => false));

/**
 * What may load by itself; nothing until the first answer is known. A topic that stays false says nothing of a pixel that
 * somebody has loaded by hand: act on changes.
 */
export const $consent: ReadableAtom<Consent> = $answer;

let cookie: ConsentSources["cookie"] = readCookie;

const sources = (): ConsentSources => ({ settings: consentSettings(), globals: bannerGlobals(), cookie });

/**
 * What the site's banner says now. Unlike `$consent` it disregards the shop's own flags: consent plugins without an
 * integration block by these, and then load a pixel by hand.
 */
export const hasConsent = (topic: ConsentTopic): boolean => consentGiven(topic, sources());

/** Whether the cookies that tell of the visit may be kept now. */
export const hasVisitConsent = (): boolean => visitConsentGiven(sources());

/** Keeps what tells of the visitor, on the site's subdomains too where the shop wants that. */
export const writeVisitCookie = (name: string, value: string, days: number): void => {
  const isForSubdomains = Boolean(pageGlobal("pysOptions").track_cookie_for_subdomains);
  writeSharedCookie(name, value, { days, isForSubdomains });
};

type HearPress = ReturnType<typeof followBanner>;

let starting: Promise<HearPress> | undefined;
let listening = new AbortController();
/** What the visitor has decided on this page. */
const decided = new Set<string>();

/** The flags count until a decision, since they were printed before it. */
const answerNow = (): void =>
  $answer.set(consentFor((topic) => (decided.has(topic) || !isBlocked(topic, sources())) && hasConsent(topic)));

const decide = (answer?: string, topic?: string): void => {
  cookie = answer ? () => answer : readCookie;
  // The networks wait for the reloaded page. The visit cannot, because that page's referrer is the page itself.
  if (isReloading(sources())) {
    $answer.set({ ...$answer.get() });
    return;
  }
  for (const each of topic ? [topic] : TOPICS) decided.add(each);
  const text = decisionText(consentFor(hasConsent), isDeciding("consent_magic", sources()));
  writeSiteCookie("pys_consent", text, DECISION_DAYS);
  answerNow();
};

const refreshFlags = async (): Promise<void> => {
  try {
    const { askTracker } = await import("#src/platform/tracking-ajax.ts");
    keepFreshFlags(await askTracker("pys_get_gdpr_filters_values"));
  } catch (error) {
    // The printed flags stand.
    reportError("consent", error);
  }
};

/** Back restores a page as it was, and the visitor may have withdrawn or given consent on another one. */
const answerAnew = ({ persisted }: PageTransitionEvent): void => {
  if (!persisted) return;
  cookie = readCookie;
  answerNow();
};

const start = async (): Promise<HearPress> => {
  const hearPress = followBanner(sources, decide, listening);
  if (consentSettings().ajax_enabled && !isInstalled("consent_magic", sources())) await refreshFlags();
  answerNow();
  addEventListener("pageshow", answerAnew, listening);
  return hearPress;
};

/** Follows the site's consent banner, once. Resolves when the first answer is known, with what hears a press from before. */
export const startConsent = (): Promise<HearPress> => {
  starting ??= start();
  return starting;
};

/** For tests, each of which has a page of its own. */
export const forgetConsent = (): void => {
  listening.abort();
  listening = new AbortController();
  starting = undefined;
  decided.clear();
  cookie = readCookie;
  keepFreshFlags({});
  $answer.set(consentFor(() => false));
};
