import { afterEach, expect, it, vi } from "vitest";
import { showPage } from "#src/testing/page.ts";
import {
  adminAjaxUrl,
  builderAjaxUrl,
  builderBreakpoints,
  cartSettings,
  fragmentSettings,
  refreshTimeoutMs,
  shopAjaxUrl,
} from "./page-settings.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["1", true],
  ["", false],
  ["0", false],
  [true, true],
  [false, false],
  [1, true],
  [undefined, false],
] as const)("reads is_cart %j as %s", (printed, isCartPage) => {
  showPage("", { wc_add_to_cart_params: { is_cart: printed } });
  expect(cartSettings().isCartPage).toBe(isCartPage);
});

it.each([
  ["yes", true],
  ["no", false],
  ["", false],
])("reads cart_redirect_after_add %j as %s", (printed, redirectsAfterAdd) => {
  showPage("", { wc_add_to_cart_params: { cart_redirect_after_add: printed } });
  expect(cartSettings().redirectsAfterAdd).toBe(redirectsAfterAdd);
});

it.each([
  ["5000", 5000],
  [3000, 3000],
  ["", 5000],
  ["soon", 5000],
  ["0", 5000],
])("reads request_timeout %j as %i ms", (printed, timeoutMs) => {
  showPage("", { wc_cart_fragments_params: { request_timeout: printed } });
  expect(refreshTimeoutMs()).toBe(timeoutMs);
});

it("reads where the platform keeps its fragments", () => {
  showPage("", { wc_cart_fragments_params: { cart_hash_key: "h", fragment_name: "f" } });
  expect(fragmentSettings()).toEqual({ hashKey: "h", fragmentsKey: "f" });
});

it.each([{}, { cart_hash_key: "h" }, { fragment_name: "f" }, { cart_hash_key: "", fragment_name: "f" }])(
  "keeps no fragments where the platform names no storage (%j)",
  (params) => {
    showPage("", { wc_cart_fragments_params: params });
    expect(fragmentSettings()).toBeUndefined();
  },
);

it.each([
  ["wc_add_to_cart_params", "/?wc-ajax=%%endpoint%%", "/?wc-ajax=add_to_cart"],
  ["wc_cart_fragments_params", "/shop/?wc-ajax=%%endpoint%%", "/shop/?wc-ajax=add_to_cart"],
  ["woocommerce_params", "/de/?wc-ajax=%%endpoint%%&lang=de", "/de/?wc-ajax=add_to_cart&lang=de"],
  ["wc_checkout_params", "/?a=%%endpoint%%&b=%%endpoint%%", "/?a=add_to_cart&b=%%endpoint%%"],
])("finds the endpoint in %s: %s", (name, template, url) => {
  showPage("", { [name]: { wc_ajax_url: template } });
  expect(shopAjaxUrl("add_to_cart")).toBe(url);
});

it("says what is missing where the page prints no endpoint", () => {
  showPage("", { wc_add_to_cart_params: { wc_ajax_url: "/?wc-ajax=" } });
  expect(() => shopAjaxUrl("add_to_cart")).toThrow(
    /wc_ajax_url: expected an address with %%endpoint%%.*got "\/\?wc-ajax="/,
  );
});

it.each([
  [{}, "/wp-admin/admin-ajax.php"],
  [{ woocommerce_params: { ajax_url: "/wp/wp-admin/admin-ajax.php" } }, "/wp/wp-admin/admin-ajax.php"],
  [
    { woocommerce_params: { ajax_url: "/a.php" }, BreakdanceFrontend: { data: { ajaxUrl: "/builder.php" } } },
    "/builder.php",
  ],
])("posts actions, with %j, to %s", (settings, url) => {
  showPage("", settings);
  expect(adminAjaxUrl()).toBe(url);
});

it("knows the page builder by its data only", () => {
  showPage("", { BreakdanceFrontend: { data: "" } });
  expect(builderAjaxUrl()).toBe("");
  expect(builderBreakpoints()).toEqual([]);
});

it("reads the builder's breakpoints, and leaves out what is none", () => {
  const breakpoints = [{ id: "wide", minWidth: 1400 }, { id: "phone", maxWidth: "479" }, "broken", null];
  showPage("", { BreakdanceFrontend: { data: { breakpoints } } });
  expect(builderBreakpoints()).toEqual([
    { id: "wide", minWidth: 1400 },
    { id: "phone", maxWidth: 479 },
  ]);
});
