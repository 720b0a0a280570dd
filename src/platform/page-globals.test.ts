import { afterEach, expect, it, vi } from "vitest";
import { isObject, parseObject } from "#src/plain-object.ts";
import { showPage } from "#src/testing/page.ts";
import { hasRecordings, recordedPage } from "#src/testing/recordings.ts";
import { pageGlobal } from "./page-globals.ts";
import { globalInSource } from "./settings-source.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("reads the platform's own globals on a page without the block, and has nothing to say of that", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("wc_cart_params", { nonce: "a1" });
  expect(pageGlobal("wc_cart_params")).toEqual({ nonce: "a1" });
  expect(error).not.toHaveBeenCalled();
});

it("prefers the page's block to a global, object by object", () => {
  vi.stubGlobal("wc_cart_params", { nonce: "global" });
  vi.stubGlobal("woocommerce_params", { nonce: "global" });
  showPage("", { wc_cart_params: { nonce: "block" } });
  expect(pageGlobal("wc_cart_params")).toEqual({ nonce: "block" });
  expect(pageGlobal("woocommerce_params")).toEqual({ nonce: "global" });
});

it.each([undefined, null, "text", 5, ["list"]])("takes %j for no settings at all", (value) => {
  vi.stubGlobal("wc_cart_params", value);
  expect(pageGlobal("wc_cart_params")).toEqual({});
});

it("tells of a malformed block once, with the remedy, and goes on with the globals", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("wc_cart_params", { nonce: "global" });
  document.body.innerHTML = '<script type="application/json" id="storefront-widgets">{"wc_cart_params": {</script>';
  expect(pageGlobal("wc_cart_params")).toEqual({ nonce: "global" });
  expect(pageGlobal("wc_cart_params")).toEqual({ nonce: "global" });
  expect(error).toHaveBeenCalledOnce();
  const [message] = error.mock.calls[0] ?? [];
  expect(message).toContain("[settings] Cannot read the settings block: expected a JSON object, got");
  expect(message).toContain('Print the settings with wp_json_encode() in <script type="application/json"');
  expect(message).toContain('Element: <script type="application/json" id="storefront-widgets">');
});

it.each(["[]", '"text"', "null", "5"])("refuses a block that holds %s, and says so", (text) => {
  expect(() => parseObject(text, "the settings block")).toThrow(
    `Cannot read the settings block: expected a JSON object, got "${text}". Correct it.`,
  );
});

it.each([
  ["the platform's assignment", 'var wc_cart_params = {"nonce":"new"};'],
  ["the assignment in a line of other ones", 'var a = {"x":1}; var wc_cart_params = {"nonce":"new"}; var b = {"y":2};'],
  ["an assignment whose texts hold braces", 'var wc_cart_params = {"nonce":"new","t":"a};b"};'],
  [
    "an assignment that a cache's minifier has shortened",
    '<script>var wc_cart_params={"nonce":"new","t":{"a":"}"}}</script><script>var b={"y":2};</script>',
  ],
  ["the block", '<script type="application/json" id="storefront-widgets">{"wc_cart_params":{"nonce":"new"}}</script>'],
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
