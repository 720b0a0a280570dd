import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningServer, startServer } from "./server.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const ask = (path: string, init: RequestInit = {}) =>
  globalThis.fetch(server.url + path, { redirect: "manual", ...init });

const visitorCookie = async (): Promise<string> => (await ask("/shop/")).headers.getSetCookie()[0]?.split(";")[0] ?? "";

const plan = async (cookie: string, kind: string): Promise<void> => {
  await ask("/__mock/api/fail", {
    method: "POST",
    body: new URLSearchParams({ action: "add_to_cart", kind }),
    headers: { cookie },
  });
};

it("listens on this machine only", () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

it.each([
  ["/", 200, "text/html; charset=UTF-8"],
  ["/assets/theme.css", 200, "text/css; charset=utf-8"],
  ["/assets/products/mug-spruce.svg", 200, "image/svg+xml"],
  ["/assets/products/mug-nothing.svg", 404, "text/plain"],
  ["/vendor/jquery.js", 200, "text/javascript; charset=utf-8"],
  ["/assets/..%2f..%2fpackage.json", 404, "text/plain"],
  ["/wp-content/themes/demo/storefront-widgets/..%2fpackage.json", 404, "text/plain"],
])("answers %s with %d %s", async (path, status, type) => {
  const response = await ask(path);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe(type);
});

it("breaks the connection for a call that is planned to be offline", async () => {
  const cookie = await visitorCookie();
  await plan(cookie, "abort");
  const call = () => ask("/?wc-ajax=add_to_cart", { method: "POST", body: "product_id=101", headers: { cookie } });
  await expect(call()).rejects.toThrow();
  expect((await call()).status).toBe(200);
});

it("never answers a call that is planned to hang, and lets go when the caller does", async () => {
  const cookie = await visitorCookie();
  await plan(cookie, "hang");
  const signal = AbortSignal.timeout(150);
  const call = ask("/?wc-ajax=add_to_cart", { method: "POST", body: "product_id=101", headers: { cookie }, signal });
  await expect(call).rejects.toThrow(/timeout/);
});

it("steers only the visitor who asked", async () => {
  const [one, other] = [await visitorCookie(), await visitorCookie()];
  await plan(one, "500");
  const add = (cookie: string) =>
    ask("/?wc-ajax=add_to_cart", { method: "POST", body: "product_id=101", headers: { cookie } });
  expect((await add(other)).status).toBe(200);
  expect((await add(one)).status).toBe(500);
});

it("waits for the page builder's multipart quantity call", async () => {
  const cookie = await visitorCookie();
  await ask("/?wc-ajax=add_to_cart", { method: "POST", body: "product_id=105", headers: { cookie } });
  const cart = async () => (await ask("/__mock/api/cart", { headers: { cookie } })).json();
  const { lines } = (await cart()) as { lines: { line: { key: string } }[] };
  const body = new FormData();
  body.append("action", "breakdance_cart_update_qty");
  body.append("hash", lines[0]?.line.key ?? "");
  body.append("quantity", "9");
  const answer = await ask("/wp-admin/admin-ajax.php", { method: "POST", body, headers: { cookie } });
  expect(await answer.text()).toBe("{}");
  expect(await cart()).toMatchObject({ count: 3 });
});

it.each([
  ["post_type=product", true],
  ["post_type=product,page&get_taxonomy_term=product_cat&cat_name=kitchen", true],
  ["post_type=undefined", false],
  ["post_type=page", false],
  ["post_type=product&get_taxonomy_term=undefined&cat_name=kitchen", false],
])("finds products live as the page's settings say (%s: %s)", async (settings, isFound) => {
  const body = new URLSearchParams(`action=de_ajax_search&search_term=mug&${settings}`);
  const answer = await ask("/wp-admin/admin-ajax.php", { method: "POST", body });
  expect((await answer.text()).includes('de-search-result"')).toBe(isFound);
});

it.each([
  ["", 400, "0"],
  ["demo_flags=pixels%3D1", 200, '{"success":true}'],
])("takes a tracker's events on pages that print its settings only: flags %s", async (flags, status, text) => {
  const cookie = `${await visitorCookie()}; ${flags}`;
  const answer = await ask("/wp-admin/admin-ajax.php", {
    method: "POST",
    body: new URLSearchParams({ action: "pys_api_event" }),
    headers: { cookie },
  });
  expect([answer.status, await answer.text()]).toEqual([status, text]);
});
