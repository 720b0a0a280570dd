import { HttpResponse, http } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { settings, showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { fetchBulkTable, fetchPriceHtml, forgetRenewedNonce, swapFreeProduct } from "./discounts.ts";

const REFUSED = "Ungültiger Schlüssel";

interface Asked {
  path: string;
  nonce: FormDataEntryValue | null;
}

/** Opens a page with the plugin's settings and a shop with these answers. Returns the requests. */
const openShop = (answers: (string | object)[], params = {}, printsNow = "fresh") => {
  const asked: Asked[] = [];
  const page = vi.fn(
    (): Response => HttpResponse.html(`<script>var awdr_params = {"nonce":"${printsNow}"};\n</script>`),
  );
  showPage("", { ...settings, awdr_params: { nonce: "stale", ajaxurl: "/shop-ajax.php", ...params } });
  server.use(
    http.get("*", page),
    http.post("*", async ({ request }) => {
      const fields = new URLSearchParams(await request.text());
      asked.push({ path: new URL(request.url).pathname, nonce: fields.get("awdr_nonce") });
      const answer = answers.shift();
      return typeof answer === "string" ? HttpResponse.text(answer) : HttpResponse.json(answer);
    }),
  );
  return { asked, page, nonces: () => asked.map(({ nonce }) => nonce) };
};

const priceOf = (quantity: string) => fetchPriceHtml("12", quantity, new AbortController().signal);

beforeEach(forgetRenewedNonce);

it.each(["-1", REFUSED])("renews a nonce that was refused by “%s” once, and keeps it", async (refusal) => {
  const { nonces } = openShop([refusal, { price_html: "<b>$9</b>" }, { price_html: "<b>$8</b>" }]);
  expect(await priceOf("2")).toBe("<b>$9</b>");
  expect(await priceOf("3")).toBe("<b>$8</b>");
  expect(nonces()).toEqual(["stale", "fresh", "fresh"]);
});

it("asks once only where the page still prints the same nonce", async () => {
  const { nonces } = openShop([REFUSED], {}, "stale");
  await expect(priceOf("2")).rejects.toMatchObject({ kind: "not-json" });
  expect(nonces()).toEqual(["stale"]);
});

it("stays with the refusal where the page cannot be had, since a failed request would empty the price", async () => {
  const { page } = openShop([REFUSED]);
  page.mockImplementation(() => HttpResponse.html("", { status: 500 }));
  await expect(priceOf("2")).rejects.toMatchObject({ kind: "not-json", body: REFUSED });
});

it("takes a page in place of the answer for a fault of the server, not of the nonce", async () => {
  const { asked, page } = openShop(["<!doctype html><title>Error</title>"]);
  await expect(priceOf("2")).rejects.toMatchObject({ kind: "not-json" });
  expect([asked.length, page.mock.calls.length]).toEqual([1, 0]);
});

it.each([
  ["/shop-ajax.php", {}],
  ["/wp-admin/admin-ajax.php", { ajaxurl: undefined }],
])("asks at %s where the plugin prints %j", async (path, params) => {
  const { asked } = openShop([{ bulk_table: "<table></table>" }], params);
  expect(await fetchBulkTable("12", new AbortController().signal)).toBe("<table></table>");
  expect(asked[0]?.path).toBe(path);
});

it.each([
  [{ price_html: "", original_price_html: "<b>$10</b>" }, "<b>$10</b>"],
  [{ price_html: null, original_price_html: null }, undefined],
  [{}, undefined],
])("reads the price of %j", async (answer, expected) => {
  openShop([answer]);
  expect(await priceOf("2")).toBe(expected);
});

it.each([
  [{ success: true, data: 1 }, true],
  [{ success: true, data: "1" }, true],
  [{ success: true, data: 0 }, false],
  [{ success: false, data: 1 }, false],
])("a swap that is answered by %j has changed the cart: %s", async (answer, isChanged) => {
  openShop([answer]);
  expect(await swapFreeProduct({ product_id: "12" })).toBe(isChanged);
});
