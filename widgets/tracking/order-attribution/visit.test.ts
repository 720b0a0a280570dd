import { describe, expect, it } from "vitest";
import { afterPageView, factsText, readFacts, type Visitor, valueAt } from "./visit.ts";

const NOW = new Date("2026-03-09T08:07:06Z");
const SHOP = "https://shop.example/";

const view = (url: string, referrer = "", now = NOW) => ({
  url: new URL(url, SHOP),
  referrer,
  userAgent: "Browser",
  now,
});

const visit = (url: string, referrer = "", visitor: Visitor = {}) => afterPageView(visitor, view(url, referrer));

const none = { cmp: "(none)", cnt: "(none)", trm: "(none)", id: "(none)", plt: "(none)", fmt: "(none)", tct: "(none)" };

describe("where a visitor comes from", () => {
  it.each([
    ["typed in", "/", "", { typ: "typein", src: "(direct)", mdm: "(none)" }],
    [
      "a campaign",
      "/?utm_source=letter&utm_medium=email&utm_campaign=spring",
      "",
      { typ: "utm", src: "letter", mdm: "email", cmp: "spring" },
    ],
    [
      "a campaign with an empty word",
      "/?utm_source=letter&utm_medium=",
      "",
      { typ: "utm", src: "letter", mdm: "(none)" },
    ],
    ["a campaign with one word only", "/?utm_id=7", "", { typ: "utm", src: "(none)", mdm: "(none)", id: "7" }],
    [
      "a campaign's other words",
      "/?utm_content=a&utm_term=b&utm_source_platform=c&utm_creative_format=d&utm_marketing_tactic=e",
      "",
      { typ: "utm", src: "(none)", mdm: "(none)", cnt: "a", trm: "b", plt: "c", fmt: "d", tct: "e" },
    ],
    [
      "an advertisement at Google",
      "/?gclid=x1",
      "https://www.google.com/",
      { typ: "utm", src: "google", mdm: "cpc", cmp: "google_cpc" },
    ],
    ["an advertisement at Yandex", "/?yclid=x1", "", { typ: "utm", src: "yandex", mdm: "cpc", cmp: "yandex_cpc" }],
    [
      "an advertisement of a named campaign",
      "/?gclid=x1&utm_campaign=spring",
      "",
      { typ: "utm", src: "google", mdm: "cpc", cmp: "spring" },
    ],
    [
      "a campaign before a search",
      "/?utm_source=letter",
      "https://www.google.com/",
      { typ: "utm", src: "letter", mdm: "(none)" },
    ],
    ["Google", "/", "https://www.google.co.uk/", { typ: "organic", src: "google", mdm: "organic" }],
    ["Yandex", "/", "https://ya.yandex.com.tr/x", { typ: "organic", src: "yandex", mdm: "organic" }],
    ["Bing", "/", "https://www.bing.com/search?q=kettle", { typ: "organic", src: "bing", mdm: "organic" }],
    ["Yahoo", "/", "https://uk.search.yahoo.com/search?p=kettle", { typ: "organic", src: "yahoo", mdm: "organic" }],
    ["Rambler", "/", "https://nova.rambler.ru/search?query=kettle", { typ: "organic", src: "rambler", mdm: "organic" }],
    ["Globososo", "/", "https://globososo.com/?q=kettle", { typ: "organic", src: "globo", mdm: "organic" }],
    [
      "Google's mail",
      "/",
      "https://mail.google.com/",
      { typ: "referral", src: "mail.google.com", mdm: "referral", cnt: "/" },
    ],
    [
      "another site by a campaign of its own",
      "/",
      "https://friend.example/?utm_source=theirs",
      { typ: "referral", src: "friend.example", mdm: "referral", cnt: "/" },
    ],
    [
      "Bing without a search",
      "/",
      "https://www.bing.com/maps",
      { typ: "referral", src: "bing.com", mdm: "referral", cnt: "/maps" },
    ],
    [
      "a host that only ends alike",
      "/",
      "https://notbing.com/?q=kettle",
      { typ: "referral", src: "notbing.com", mdm: "referral", cnt: "/" },
    ],
    [
      "another site",
      "/",
      "https://www.friend.example/posts/kettles?x=1",
      { typ: "referral", src: "friend.example", mdm: "referral", cnt: "/posts/kettles" },
    ],
    ["a short address", "/", "https://t.co/abc", { typ: "referral", src: "twitter.com", mdm: "referral", cnt: "/abc" }],
    ["the shop itself", "/", "https://www.shop.example/about/", { typ: "typein", src: "(direct)", mdm: "(none)" }],
    ["the shop's blog", "/", "https://blog.shop.example/post/", { typ: "typein", src: "(direct)", mdm: "(none)" }],
    [
      "the site of which the shop is a part",
      "https://de.shop.example/",
      SHOP,
      { typ: "referral", src: "shop.example", mdm: "referral", cnt: "/" },
    ],
  ])("%s", (_what, url, referrer, source) => {
    expect(visit(url, referrer).current).toEqual({ ...none, ...source });
  });
});

describe("a visitor who is known", () => {
  const first = visit("/?utm_source=letter");

  it("keeps the first source, and the last one while going on in the shop", () => {
    const second = visit("/shop/", SHOP, first);
    expect([second.current, second.first]).toEqual([first.current, first.first]);
    expect([second.current_add, second.first_add]).toEqual([first.current_add, first.first_add]);
  });

  it("has a new source after a search, beside the first one", () => {
    const second = visit("/shop/", "https://www.google.com/", first);
    expect([second.current?.src, second.first?.src]).toEqual(["google", "letter"]);
    expect(second.current_add?.rf).toBe("https://www.google.com/");
    expect(second.first_add?.rf).toBe("(none)");
  });

  it("has no new source after a detour, as to a payment page, but after half an hour has", () => {
    expect(visit("/", "https://pay.example/", first).current?.src).toBe("letter");
    expect(visit("/", "https://pay.example/", { ...first, session: undefined }).current?.src).toBe("pay.example");
  });

  it("has the last source when typing the address in later", () => {
    expect(visit("/", "", { ...first, session: undefined }).current?.src).toBe("letter");
  });

  it("counts anew where the browser was closed and half an hour has not passed", () => {
    const { current, udata, session } = visit("/", "https://pay.example/", { session: first.session });
    expect([current?.src, udata?.vst, session?.pgs]).toEqual(["(direct)", "1", "2"]);
  });

  it("is counted by pages, and by visits once a session is over", () => {
    const counts = ({ session, udata }: Visitor) => [session?.pgs, udata?.vst];
    const second = visit("/shop/", SHOP, first);
    expect([first, second, visit("/", "", { ...second, session: undefined })].map(counts)).toEqual([
      ["1", "1"],
      ["2", "1"],
      ["1", "2"],
    ]);
  });
});

it("says when and where a visit began, in UTC, and by which browser", () => {
  const { current_add, session, udata, migrations } = visit("/shop/?utm_source=letter", "https://friend.example/");
  expect(current_add).toEqual({
    fd: "2026-03-09 08:07:06",
    ep: "https://shop.example/shop/?utm_source=letter",
    rf: "https://friend.example/",
  });
  expect(session?.cpg).toBe("https://shop.example/shop/?utm_source=letter");
  expect(udata).toEqual({ vst: "1", uip: "(none)", uag: "Browser" });
  expect(migrations).toEqual({ 1418474375998: "1" });
});

it("knows a campaign whose page was left before this code had come", () => {
  const { current, current_add } = visit("/shop/", "https://shop.example/?utm_source=letter");
  expect(current?.src).toBe("letter");
  expect(current_add).toMatchObject({ ep: "https://shop.example/?utm_source=letter", rf: "(none)" });
  expect(visit("/shop/", "https://shop.example/").current_add?.rf).toBe("(none)");
});

/** The visitor comes back later. */
const inNewSession = ({ session: _, ...visitor }: Visitor): Visitor => visitor;

it("knows such a campaign of a known visitor too, and counts a landing page once, also one that a filter has renamed", () => {
  const known = inNewSession(visit("/?utm_source=letter"));
  const back = visit("/shop/", "https://shop.example/?utm_source=other", known);
  expect([back.current?.src, back.first?.src, back.current_add?.ep]).toEqual([
    "other",
    "letter",
    "https://shop.example/?utm_source=other",
  ]);
  const later = new Date("2026-03-09T08:17:06Z");
  const next = view("/shop/", "https://shop.example/?utm_source=other&colour=red", later);
  expect(afterPageView(inNewSession(back), next).current_add).toEqual(back.current_add);
});

it("keeps a newer source from the landing page that another tab still shows, and a landing page's own campaign", () => {
  const searched = visit("/shop/", "https://www.google.com/", visit("/?utm_source=letter"));
  expect(visit("/shop/", "https://shop.example/?utm_source=letter", searched).current?.src).toBe("google");
  expect(visit("/?utm_source=other", "https://shop.example/?utm_source=letter").current?.src).toBe("other");
});

it.each([
  ["a plus sign", "spring+sale", "spring+sale"],
  ["a space in a code", "spring%20sale", "spring sale"],
  ["what would part a cookie's facts", "spring%7C%7C%7Csrc=x", "spring|||src=x"],
])("keeps a campaign's words as they stand in the address: %s", (_what, written, value) => {
  const { current } = visit(`/?utm_campaign=${written}`);
  expect(factsText(current)).toContain(`|cmp=${written}|`);
  expect(valueAt({ current: readFacts(factsText(current)) }, "current.cmp")).toBe(value);
});

it("reads a cookie's text as it writes it, with equals signs in a value", () => {
  const facts = { ep: "https://shop.example/?a=1&b=2", rf: "(none)" };
  expect(factsText(facts)).toBe("ep=https://shop.example/?a=1&b=2|||rf=(none)");
  expect(readFacts(factsText(facts))).toEqual(facts);
  expect(readFacts("")).toBeUndefined();
});

it("finds a field's value by its place", () => {
  expect(valueAt({ current: { src: "letter" } }, "current.src")).toBe("letter");
  expect(valueAt({}, "current.src")).toBe("");
  expect(valueAt({}, "elsewhere")).toBe("");
});

it.each([
  [
    "without percent codes, which the shop strips",
    "https://shop.example/%D1%87%D0%B0%D0%B9/",
    "https://shop.example/чай/",
  ],
  ["as it is where a sign is no code", "https://shop.example/?off=50%", "https://shop.example/?off=50%"],
])("gives an address to an order %s", (_what, ep, value) => {
  expect(valueAt({ current_add: { ep } }, "current_add.ep")).toBe(value);
});
