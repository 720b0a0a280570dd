// Spec 3, 5 and 9 (Tracking); tracking contract 1, 2, 5 and 8.6.
import type { PlainObject } from "#src/plain-object.ts";
import { pageGlobal, textOf } from "#src/platform/page-globals.ts";
import { visitCookieFlags } from "#src/platform/tracking-flags.ts";
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

/** WordPress prints an empty table as a list. */
interface PrintedVisit {
  TrafficLanding?: string;
  TrafficUtms?: object;
  TrafficUtmsId?: object;
}

/** What the server knows of the visit, for where the cookies are missing. */
export const printedVisit = () => {
  const { TrafficLanding, TrafficUtms, TrafficUtmsId }: PrintedVisit = options().tracking_analytics ?? {};
  const landing = textOf(TrafficLanding);
  return {
    // The plugin prints the word for a missing one.
    landing: landing === "undefined" ? "" : landing,
    campaign: { ...TrafficUtms, ...TrafficUtmsId } as Partial<Record<string, string>>,
  };
};
