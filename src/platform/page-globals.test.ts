import { afterEach, expect, it, vi } from "vitest";
import { showPage } from "#src/testing/page.ts";
import { pageGlobal } from "./page-globals.ts";

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

it.each(["[]", '"text"', "null", "5"])("takes a block that holds %s for no settings, and says so", (text) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  document.body.innerHTML = `<script type="application/json" id="storefront-widgets">${text}</script>`;
  expect(pageGlobal("wc_cart_params")).toEqual({});
  const [message] = error.mock.calls[0] ?? [];
  expect(message).toContain(
    `Cannot read the settings block: expected a JSON object, got "${text}". Print the settings`,
  );
});
