/** What a cookie says, by the short names of the platform's library. */
export type Facts = Readonly<Record<string, string>>;

/** Stands for a value that is not known. The shop does not store it. */
export const NONE = "(none)";

/** In the library's order. */
const CAMPAIGN: Facts = {
  src: "utm_source",
  mdm: "utm_medium",
  cmp: "utm_campaign",
  cnt: "utm_content",
  trm: "utm_term",
  id: "utm_id",
  plt: "utm_source_platform",
  fmt: "utm_creative_format",
  tct: "utm_marketing_tactic",
};

/** The parameters by which the search engines' advertisements number their clicks. */
const CLICKS: Facts = { gclid: "google", yclid: "yandex" };

/** Search engines that are known by their host and the parameter of a search: host, parameter, name. */
const ENGINES = [
  ["bing.com", "q", "bing"],
  ["yahoo.com", "p", "yahoo"],
  ["about.com", "q", "about"],
  ["aol.com", "q", "aol"],
  ["ask.com", "q", "ask"],
  ["globososo.com", "q", "globo"],
  ["go.mail.ru", "q", "go.mail.ru"],
  ["rambler.ru", "query", "rambler"],
  ["tut.by", "query", "tut.by"],
] as const;

/** Short addresses of sites that are known by another name. */
const ALIASES: Facts = { "t.co": "twitter.com", "plus.url.google.com": "plus.google.com" };

const isOf = (host: string, site: string): boolean => `.${host}`.endsWith(`.${site}`);

const withoutWww = (host: string): string => host.replace("www.", "");

export const campaignOf = ({ search }: URL): Facts | undefined => {
  // The library's cookies keep them as they stand in the address: codes are read later, and a plus sign stays one.
  const searchParams = new URLSearchParams(search.replace(/[%+]/g, encodeURIComponent));
  const named = Object.entries(CAMPAIGN).filter(([, parameter]) => searchParams.has(parameter));
  const engine = Object.entries(CLICKS).find(([parameter]) => searchParams.has(parameter))?.[1];
  if (!named[0] && !engine) return undefined;
  return {
    typ: "utm",
    ...(engine && { src: engine, mdm: "cpc", cmp: `${engine}_cpc` }),
    ...Object.fromEntries(named.map(([fact, parameter]) => [fact, searchParams.get(parameter) || NONE])),
  };
};

const engineOf = ({ hostname, searchParams }: URL): string | undefined => {
  const [, anywhere, google] = /^(?:.*\.)?(yandex)\..{2,9}$|^(?:www\.)?(google)\..{2,9}$/.exec(hostname) ?? [];
  const listed = ENGINES.find(([site, parameter]) => isOf(hostname, site) && searchParams.has(parameter));
  return anywhere ?? google ?? listed?.[2];
};

export const searchOf = (referrer: URL): Facts | undefined => {
  const engine = engineOf(referrer);
  return engine ? { typ: "organic", src: engine, mdm: "organic" } : undefined;
};

export const referralOf = (referrer: URL): Facts => ({
  typ: "referral",
  src: Object.entries(ALIASES).find(([alias]) => isOf(referrer.hostname, alias))?.[1] ?? withoutWww(referrer.hostname),
  mdm: "referral",
  cnt: referrer.pathname,
});

export const TYPED_IN: Facts = { typ: "typein", src: "(direct)" };

/** True of a page of the shop, with and without "www", and of its subdomains, which share the cookies. */
export const isOwn = (page: URL, shop: URL): boolean => isOf(page.hostname, withoutWww(shop.hostname));

/** All facts of a source. */
export const complete = (source: Facts): Facts =>
  Object.fromEntries(["typ", ...Object.keys(CAMPAIGN)].map((fact) => [fact, source[fact] ?? NONE]));
