import { HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { isObject } from "#src/plain-object.ts";
import { hasRecordings, recordedPage } from "#src/testing/recordings.ts";
import { server } from "#src/testing/server.ts";
import { freshGlobal, globalInSource } from "./fresh-settings.ts";

afterEach(() => {
  history.replaceState(null, "", "/");
});

it.each([
  "add-to-cart=12&quantity=2",
  "add_to_wishlist=12&_wpnonce=a1",
  "remove_from_wishlist=12&_wpnonce=a1",
  "remove_item=c2&_wpnonce=a1",
  "undo_item=c2&_wpnonce=a1",
])("asks for the page, and not once more for what its address has done: %s", async (done) => {
  history.replaceState(null, "", `/?page_id=7&${done}`);
  const asked: URLSearchParams[] = [];
  server.use(
    http.get("https://shop.example/", ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.text('<script>var shop = {"nonce":"fresh"};</script>');
    }),
  );
  expect(await freshGlobal("shop")).toEqual({ nonce: "fresh" });
  expect(asked[0]?.get("page_id")).toBe("7");
  const [action = ""] = done.split("=");
  expect([asked[0]?.has(action), asked[0]?.has("_wpnonce")]).toEqual([false, false]);
});

it.each([
  ["the platform's assignment", 'var wc_cart_params = {"nonce":"new"};'],
  ["the assignment in a line of other ones", 'var a = {"x":1}; var wc_cart_params = {"nonce":"new"}; var b = {"y":2};'],
  ["an assignment of several lines", 'var wc_cart_params = {\n  "nonce": "new"\n};'],
  ["an assignment whose texts hold braces", 'var wc_cart_params = {"nonce":"new","t":"a};b"};'],
  [
    "an assignment that a cache's minifier has shortened",
    '<script>var wc_cart_params={"nonce":"new","t":{"a":"}"}}</script><script>var b={"y":2};</script>',
  ],
  [
    "an assignment that an optimiser has deferred by putting it into the script's address",
    `<script defer id="wc-cart-js-extra" src="data:text/javascript;base64,${btoa('var wc_cart_params = {"nonce":"new","t":"?>?"};')}"></script>`,
  ],
  [
    "an assignment after an address that is broken off",
    '<script src="data:text/javascript;base64,dmFyI"></script>var wc_cart_params = {"nonce":"new"};',
  ],
  ["an assignment that a minifier has joined to others", 'var a={"x":1},wc_cart_params={"nonce":"new"};'],
  ["the block", '<script type="application/json" id="storefront-widgets">{"wc_cart_params":{"nonce":"new"}}</script>'],
  [
    "a block of several lines",
    '<script type="application/json" id="storefront-widgets">\n{\n"wc_cart_params": {"nonce":"new"}\n}\n</script>',
  ],
  [
    "a block whose texts hold markup",
    '<script id="storefront-widgets" type="application/json">{"t":"<b>bold<\\/b>","wc_cart_params":{"nonce":"new"}}</script>',
  ],
  [
    "a block that a cache's minifier has taken the quotes from, after the tag that WordPress names alike",
    '<script type=module src=/a.js id=storefront-widgets-js-module></script><script type=application/json id=storefront-widgets>{"wc_cart_params":{"nonce":"new"}}</script>',
  ],
  [
    "the assignment on a page whose block does not know it",
    '<script type="application/json" id="storefront-widgets">{"storefront_messages":{}}</script>var wc_cart_params = {"nonce":"new"};',
  ],
])("finds a fresh object in %s", (_place, html) => {
  expect(globalInSource(`<html>${html}</html>`, "wc_cart_params")).toMatchObject({ nonce: "new" });
});

it("does not try one with a long list at each of its braces", () => {
  const list = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, text: 'in {"it"}' })));
  const read = vi.spyOn(JSON, "parse");
  expect(globalInSource(`<script>var wc_cart_params={"list":${list}}</script>`, "wc_cart_params")).toBeTruthy();
  expect(read.mock.calls.length).toBeLessThan(5);
  read.mockRestore();
});

it.each([
  ["nothing", "<html></html>"],
  ["another name", 'var my_wc_cart_params = {"nonce":"old"};'],
  ["broken JSON", "var wc_cart_params = {nonce: 'js'};"],
  ["a broken block", '<script id="storefront-widgets">{"wc_cart_params":</script>'],
  ["a text", 'var wc_cart_params = "text";'],
])("finds no fresher object in %s", (_case, html) => {
  expect(globalInSource(html, "wc_cart_params")).toBeUndefined();
});

it.skipIf(!hasRecordings)("reads every object that a recorded cart page prints", () => {
  const source = recordedPage("cart");
  const names = [...source.matchAll(/^var (\w+) = \{/gm)].map(([, name]) => name ?? "");
  expect(names).toContain("wc_cart_params");
  for (const name of names) expect(isObject(globalInSource(source, name)), name).toBe(true);
  expect(globalInSource(source, "wc_cart_params")?.update_shipping_method_nonce).toMatch(/^[0-9a-f]{10}$/);
});
