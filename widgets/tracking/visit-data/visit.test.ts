import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterPageView, browserTime, forbiddenCookies } from "./visit.ts";

const SHOP = "https://shop.example";
const view = (path: string, referrer = "") => ({ url: new URL(path, SHOP), referrer, siteUrl: SHOP });
const settings = (flags: Record<string, unknown> = {}) => ({ cookieDays: 7, sessionMinutes: 60, flags });

const visit = (path: string, referrer = "", cookies = new Map<string, string>(), flags = {}) => {
  const next = new Map(cookies);
  for (const { name, value } of afterPageView(view(path, referrer), settings(flags), (cookie) => cookies.has(cookie)))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
};

describe("a first visit", () => {
  it.each([
    ["typed in", "/shop/?a=1", "", "pysTrafficSource", "direct"],
    ["another site", "/", "https://www.friend.example/x", "pysTrafficSource", "friend.example"],
    ["the shop itself", "/", `${SHOP}/shop/`, "pysTrafficSource", "direct"],
    ["the landing page", "/shop/?a=1", "", "pys_landing_page", `${SHOP}/shop/`],
    ["a term, not decoded", "/?utm_term=a%20b", "", "pys_utm_term", "a%20b"],
    ["up to a second equals sign", "/?utm_term=a=b", "", "pys_utm_term", "a"],
    ["an id", "/?gadid=7", "", "pys_gadid", "7"],
    ["an e-mail", "/?utm_term=a@b.example", "", "pys_utm_term", undefined],
    ["an e-mail in percent codes", "/?utm_term=a%40b.example", "", "pys_utm_term", undefined],
    ["an e-mail beside a broken percent code", "/?utm_term=a@b.example%E0", "", "pys_utm_term", undefined],
    ["an e-mail as id", "/?fbadid=a%40b.example", "", "pys_fbadid", undefined],
    ["a page left before this code came", "/shop/", `${SHOP}/in/?utm_source=letter`, "pys_landing_page", `${SHOP}/in/`],
    ["its campaign", "/shop/", `${SHOP}/in/?utm_source=letter`, "pys_utm_source", "letter"],
    ["a page before that tells no campaign", "/shop/", `${SHOP}/in/`, "pys_landing_page", `${SHOP}/shop/`],
    ["another site's campaign", "/shop/", "https://friend.example/?utm_source=theirs", "pys_utm_source", undefined],
  ])("%s", (_what, path, referrer, name, value) => {
    const cookies = visit(path, referrer);
    expect([cookies.get(name), cookies.get(`last_${name}`)]).toEqual([value, value]);
  });
});

it("knows another site where the shop prints no address of its own", () => {
  const changes = afterPageView({ ...view("/", "https://friend.example/"), siteUrl: "" }, settings(), () => false);
  expect(changes.find(({ name }) => name === "pysTrafficSource")?.value).toBe("friend.example");
});

it("keeps a visit for the shop's days, its session for the shop's minutes and until the browser is closed", () => {
  const changes = afterPageView(view("/?gadid=7"), { ...settings(), cookieDays: 30, sessionMinutes: 90 }, () => false);
  const days = Object.fromEntries(changes.map(({ name, days }) => [name, days]));
  expect(days).toMatchObject({ pys_first_visit: 30, last_pys_landing_page: 30, pys_gadid: 30 });
  expect(days).toMatchObject({ pys_session_limit: 90 / (24 * 60), pys_start_session: 0 });
});

it.each(["pys_start_session", "pys_session_limit"])("begins a new session where %s has ended", (ended) => {
  const known = new Map(["pys_first_visit", "pys_start_session", "pys_session_limit"].map((name) => [name, "true"]));
  expect(visit("/?utm_source=a", "", known).get("last_pys_utm_source")).toBeUndefined();
  known.delete(ended);
  expect(visit("/?utm_source=a", "", known).get("last_pys_utm_source")).toBe("a");
});

it("takes a campaign from the page before at a first visit only: later that page may be one of an earlier session", () => {
  const known = new Map([["pys_first_visit", "true"]]);
  const cookies = visit("/shop/", `${SHOP}/in/?utm_source=letter`, known);
  expect(cookies.get("last_pys_utm_source")).toBeUndefined();
  expect(cookies.get("last_pys_landing_page")).toBe(`${SHOP}/shop/`);
});

it("writes nothing while a session goes on, which does not last longer by more pages", () => {
  expect(afterPageView(view("/?utm_source=a"), settings(), () => true)).toEqual([]);
});

interface Step {
  campaign: string;
  isOver: boolean;
}

const afterStep = (cookies: Map<string, string>, { campaign, isOver }: Step): Map<string, string> => {
  const kept = new Map(cookies);
  if (isOver) kept.delete("pys_session_limit");
  return visit(`/?utm_source=${campaign}`, "", kept);
};

it("keeps the first visit and replaces the last one with each new session, whatever pages are seen", () => {
  const step = fc.record({ campaign: fc.constantFrom("", "a", "b", "c"), isOver: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), (steps) => {
      const cookies = steps.reduce(afterStep, new Map<string, string>());
      const last = steps.findLast(({ isOver }, index) => isOver || index === 0);
      expect(cookies.get("pys_utm_source") ?? "").toBe(steps[0]?.campaign);
      expect(cookies.get("last_pys_utm_source") ?? "").toBe(last?.campaign);
    }),
  );
});

it("writes nothing that the shop forbids, and takes it away", () => {
  expect([...visit("/?utm_source=a", "", new Map(), { disabled_all_cookie: true })]).toEqual([]);
  expect(visit("/?utm_source=a", "", new Map(), { disabled_utmTerms_cookie: true }).has("pys_utm_source")).toBe(false);
  expect(forbiddenCookies(view("/"), settings({ disabled_landing_page_cookie: true }))).toEqual([
    "pys_landing_page",
    "last_pys_landing_page",
  ]);
});

it.each([
  [new Date(2026, 0, 5, 14, 30), "14-15|Monday|January"],
  [new Date(2026, 0, 4, 23, 0), "23-24|Sunday|January"],
  [new Date(2026, 0, 4, 0, 0), "00-01|Sunday|January"],
])("names the visitor's hour, day and month", (now, text) => {
  expect(browserTime(now)).toBe(text);
});
