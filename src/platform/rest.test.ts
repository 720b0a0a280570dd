import { HttpResponse, http } from "msw";
import { expect, it } from "vitest";
import { server } from "#src/testing/server.ts";
import { freshGlobal } from "./fresh-settings.ts";
import { callRest } from "./rest.ts";

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

const url = "https://shop.example/wp-json/wp/v2/users/me";
const request = { url, nonce: "old", data: { woocommerce_meta: { coming_soon_banner_dismissed: "yes" } } };

it("posts the fields with the nonce", async () => {
  const requests = answerRest(fine);
  await callRest(request);
  const body = "woocommerce_meta%5Bcoming_soon_banner_dismissed%5D=yes";
  expect(requests).toEqual([{ method: "POST", url, nonce: "old", override: null, body }]);
});

it.each(["PUT", "DELETE"] as const)("sends %s as POST with the override header", async (method) => {
  const requests = answerRest(fine);
  await callRest({ ...request, method });
  expect(requests[0]).toMatchObject({ method: "POST", override: method });
});

it("asks the page past its cache for a fresh nonce, once, and tries once more", async () => {
  const requests = answerRest(({ nonce }) => (nonce === "fresh" ? fine() : refused()));
  const pages = printPage(
    '<script>var wpApiSettings = {"root":"https:\\/\\/shop.example\\/wp-json\\/","nonce":"fresh"};</script>',
  );
  await callRest(request);
  expect(requests.map(({ nonce }) => nonce)).toEqual(["old", "fresh"]);
  expect(pages).toHaveLength(1);
  expect(pages[0]?.searchParams.get("storefront-fresh")).toMatch(/^\d{13}$/);
});

it("does not try a third time", async () => {
  const requests = answerRest(refused);
  const pages = printPage('var wpApiSettings = {"nonce":"also refused"};');
  await expect(callRest(request)).rejects.toMatchObject({ kind: "http", status: 403 });
  expect(requests).toHaveLength(2);
  expect(pages).toHaveLength(1);
});

it("keeps the first failure where the page has no fresh nonce", async () => {
  const requests = answerRest(refused);
  printPage("<p>Nothing here</p>");
  await expect(callRest(request)).rejects.toMatchObject({ status: 403 });
  expect(requests).toHaveLength(1);
});

it.each([
  ["another refusal", () => HttpResponse.json({ code: "rest_forbidden" }, { status: 403 })],
  ["a broken server", () => new HttpResponse("rest_cookie_invalid_nonce", { status: 500 })],
])("does not ask for a fresh nonce after %s", async (_case, respond) => {
  const requests = answerRest(respond);
  await expect(callRest(request)).rejects.toMatchObject({ kind: "http" });
  expect(requests).toHaveLength(1);
});

it("shares one fresh page among all who need it at the time", async () => {
  const pages = printPage('var a_params = {"nonce":"a"};\nvar b_params = {"nonce":"b"};');
  expect(await Promise.all([freshGlobal("a_params"), freshGlobal("b_params"), freshGlobal("c_params")])).toEqual([
    { nonce: "a" },
    { nonce: "b" },
    undefined,
  ]);
  await freshGlobal("a_params");
  expect(pages).toHaveLength(2);
});
