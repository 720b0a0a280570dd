import { campaignOf, complete, type Facts, isOwn, NONE, referralOf, searchOf, TYPED_IN } from "./traffic-source.ts";

/** What is known about a visitor, one cookie each: `sbjs_` and the name. */
export interface Visitor {
  migrations?: Facts | undefined;
  /** How the visitor came the last time, and the first time. */
  current?: Facts | undefined;
  first?: Facts | undefined;
  /** When and on which page that was, and where from. */
  current_add?: Facts | undefined;
  first_add?: Facts | undefined;
  udata?: Facts | undefined;
  /** Missing once half an hour has passed since the last page. */
  session?: Facts | undefined;
}

interface PageView {
  url: URL;
  /** Empty where the browser gives none. */
  referrer: string;
  userAgent: string;
  now: Date;
}

/** Says that the cookies have the library's present format; without it the library would convert them. */
const MIGRATIONS: Facts = { 1418474375998: "1" };

/**
 * A landing page that was left before this code came still shows in the referrer of a session's first page. One that was
 * counted says what is known.
 */
const landingOf = (url: URL, from: URL, { current, session }: Visitor): URL => {
  const campaign = isOwn(from, url) && !session && !campaignOf(url) && campaignOf(from);
  return campaign && factsText(complete(campaign)) !== factsText(current) ? from : url;
};

/** Undefined where the visitor only goes on: the last source then stands. */
const newSource = (landing: URL, foreign: URL | undefined, { current, session }: Visitor): Facts | undefined =>
  campaignOf(landing) ??
  (foreign && searchOf(foreign)) ??
  (foreign && !session ? referralOf(foreign) : undefined) ??
  (current ? undefined : TYPED_IN);

const count = (text: string | undefined): number => Number(text) || 0;

const visitsOf = ({ udata, session }: Visitor): number => count(udata?.vst) + (session ? 0 : 1) || 1;

/** In UTC: 2026-01-31 23:59:58. */
const dateText = (date: Date): string => date.toISOString().slice(0, 19).replace("T", " ");

/** The visitor after one more page. What is as before is the same object. */
export const afterPageView = (visitor: Visitor, view: PageView): Visitor => {
  // Without a referrer the visitor may as well have come from here.
  const from = URL.parse(view.referrer) ?? view.url;
  const foreign = isOwn(from, view.url) ? undefined : from;
  const landing = landingOf(view.url, from, visitor);
  const source = newSource(landing, foreign, visitor);
  const current = source ? complete(source) : visitor.current;
  // The shop's own page, left before this code came, does not say where the visitor came from.
  const entry = source && { fd: dateText(view.now), ep: landing.href, rf: foreign?.href ?? NONE };
  return {
    migrations: visitor.migrations ?? MIGRATIONS,
    current_add: entry ?? visitor.current_add,
    first_add: visitor.first_add ?? entry,
    current,
    first: visitor.first ?? current,
    udata: { vst: `${visitsOf(visitor)}`, uip: NONE, uag: view.userAgent },
    session: { pgs: `${count(visitor.session?.pgs) + 1}`, cpg: view.url.href },
  };
};

/** `"a=1|||b=2"` */
export const factsText = (facts: Facts = {}): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}=${value}`)
    .join("|||");

export const readFacts = (text: string): Facts | undefined =>
  text ? Object.fromEntries(text.split("|||").map((pair) => pair.split(/=(.*)/s, 2))) : undefined;

/** The shop strips percent codes from what an order sends, and with them the letters of a Cyrillic address. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** @param place - such as `current_add.ep` */
export const valueAt = (visitor: Visitor, place: string): string => {
  const [cookie, fact = ""] = place.split(".");
  return decoded(visitor[cookie as keyof Visitor]?.[fact] ?? "");
};
