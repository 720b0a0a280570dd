import { HttpResponse, http } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { server } from "#src/testing/server.ts";

/** The renewed nonce lives as long as the page: each test loads the module as a new page does. */
const load = async () => (await import("./rest.ts")).callRest;

interface Seen {
  method: string;
  url: string;
  nonce: string | null;
  override: string | null;
  body: string;
}

const answerRest = (respond: (seen: Seen) => Response): Seen[] => {
  const requests: Seen[] = [];
  server.use(
    http.all("https://shop.example/wp-json/*", async ({ request }) => {
      const { method, url, headers } = request;
      const override = headers.get("X-HTTP-Method-Override");
      const seen = { method, url, nonce: headers.get("X-WP-Nonce"), override, body: await request.text() };
      requests.push(seen);
      return respond(seen);
    }),
  );
  return requests;
};

const printPage = (source: string) => {
  const pages: URL[] = [];
  server.use(
    http.get("https://shop.example/shop/", ({ request }) => {
      pages.push(new URL(request.url));
      return HttpResponse.html(source);
    }),
  );
  return pages;
};

const fine = () => HttpResponse.json({});
const refused = () =>
  HttpResponse.json({ code: "rest_cookie_invalid_nonce", message: "Cookie check failed" }, { status: 403 });

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("wpApiSettings", { root: "https://shop.example/wp-json/", nonce: "old" });
  return () => vi.unstubAllGlobals();
});

it("posts below the root with the page's nonce", async () => {
  const requests = answerRest(fine);
  await (await load())({ path: "wp/v2/users/me", data: { woocommerce_meta: { coming_soon_banner_dismissed: "yes" } } });
  expect(requests).toEqual([
    {
      method: "POST",
      url: "https://shop.example/wp-json/wp/v2/users/me",
      nonce: "old",
      override: null,
      body: "woocommerce_meta%5Bcoming_soon_banner_dismissed%5D=yes",
    },
  ]);
});

it.each([
  ["GET", "GET", null],
  ["POST", "POST", null],
  ["PUT", "POST", "PUT"],
  ["DELETE", "POST", "DELETE"],
  ["PATCH", "PATCH", null],
] as const)("sends %s as %s with the override header %j", async (method, sent, override) => {
  const requests = answerRest(fine);
  await (await load())({ path: "shop/v1/thing", method, data: { id: 5 } });
  expect(requests[0]).toMatchObject({ method: sent, override, body: method === "GET" ? "" : "id=5" });
});

it.each([
  [
    "https://shop.example/wp-json/",
    "wp/v2/users?context=edit",
    "https://shop.example/wp-json/wp/v2/users?context=edit",
  ],
  [
    "https://shop.example/?rest_route=/",
    "wp/v2/users?context=edit",
    "https://shop.example/?rest_route=/wp/v2/users&context=edit",
  ],
  ["https://shop.example/wp-json/", "https://shop.example/api/x", "https://shop.example/api/x"],
  ["https://shop.example/wp-json/", "/wp-json/wp/v2/users/me", "/wp-json/wp/v2/users/me"],
])("with the root %s, %s is at %s", async (root, path, url) => {
  const { restUrl } = await import("./rest.ts");
  expect(restUrl(root, path)).toBe(url);
});

it("goes on with the nonce that the last answer renewed", async () => {
  const requests = answerRest(() => HttpResponse.json({}, { headers: { "X-WP-Nonce": "renewed" } }));
  const callRest = await load();
  await callRest({ path: "a" });
  await callRest({ path: "b" });
  expect(requests.map(({ nonce }) => nonce)).toEqual(["old", "renewed"]);
});

it("asks the page past its cache for a fresh nonce, once, and tries once more", async () => {
  const requests = answerRest(({ nonce }) => (nonce === "fresh" ? fine() : refused()));
  const pages = printPage(
    '<script>var wpApiSettings = {"root":"https:\\/\\/shop.example\\/wp-json\\/","nonce":"fresh"};</script>',
  );
  const callRest = await load();
  await callRest({ path: "a" });
  await callRest({ path: "b" });
  expect(requests.map(({ nonce }) => nonce)).toEqual(["old", "fresh", "fresh"]);
  expect(pages).toHaveLength(1);
  expect(pages[0]?.searchParams.get("storefront-fresh")).toMatch(/^\d{13}$/);
});

it("does not try a third time", async () => {
  const requests = answerRest(refused);
  const pages = printPage('var wpApiSettings = {"nonce":"also refused"};');
  await expect((await load())({ path: "a" })).rejects.toMatchObject({ kind: "http", status: 403 });
  expect(requests).toHaveLength(2);
  expect(pages).toHaveLength(1);
});

it("keeps the first failure where the page has no fresh nonce", async () => {
  const requests = answerRest(refused);
  printPage("<p>Nothing here</p>");
  await expect((await load())({ path: "a" })).rejects.toMatchObject({ status: 403 });
  expect(requests).toHaveLength(1);
});

it.each([
  ["another refusal", () => HttpResponse.json({ code: "rest_forbidden" }, { status: 403 })],
  ["a broken server", () => new HttpResponse("rest_cookie_invalid_nonce", { status: 500 })],
])("does not ask for a fresh nonce after %s", async (_case, respond) => {
  const requests = answerRest(respond);
  await expect((await load())({ path: "a" })).rejects.toMatchObject({ kind: "http" });
  expect(requests).toHaveLength(1);
});

it("shares one fresh page among all who need it at the time", async () => {
  const pages = printPage('var a_params = {"nonce":"a"};\nvar b_params = {"nonce":"b"};');
  const { freshGlobal } = await import("./fresh-settings.ts");
  expect(await Promise.all([freshGlobal("a_params"), freshGlobal("b_params"), freshGlobal("c_params")])).toEqual([
    { nonce: "a" },
    { nonce: "b" },
    undefined,
  ]);
  await freshGlobal("a_params");
  expect(pages).toHaveLength(2);
});
