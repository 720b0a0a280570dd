import { fireEvent, screen } from "@testing-library/react";
import jquery from "jquery";
import { HttpResponse, http } from "msw";
import { expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { eventFor, stayOnPage, trackPage } from "#src/testing/tracked-page.ts";
import { type PixelEvent, SLUGS } from "./contract.ts";
import { followShopEvents } from "./shop-events.tsx";

const counted = { addToCartOnButtonValueEnabled: true, addToCartOnButtonValueOption: "price" };

/** Each network's product has its price as the event's value. */
const priced = (value: number, rest: object = {}) => ({ facebook: { params: { value }, ...rest } });

const show = (html: string, options: object = {}, globals: object = {}) => {
  const pysOptions = {
    dynamicEvents: { woo_add_to_cart_on_button_click: eventFor(["facebook"], "AddToCart") },
    woo: { addToCartCatchMethod: "add_cart_js", ...counted },
    edd: counted,
    ...options,
  };
  return trackPage(html, { pysOptions, ...globals }, followShopEvents);
};

const follow: typeof show = (...args) => {
  const page = show(...args);
  stayOnPage();
  return page;
};

const products = (table: Record<string, unknown>) => ({ pysWooProductData: Object.assign([], table) });

const press = (selector: string, detail = 1) => {
  const element = document.querySelector(selector);
  if (element) fireEvent.click(element, { detail });
};

const values = (fired: readonly (readonly unknown[])[]) =>
  fired.map(([, , params]) => (params as { value: unknown }).value);

const LIST = '<a class="button add_to_cart_button ajax_add_to_cart" data-product_id="12"><b>Add</b></a>';

it("tells of a list's product once for a double click, a held key and an addition that is under way", () => {
  const { fired } = follow(LIST, {}, products({ 12: priced(8) }));
  press("b");
  press("b", 2);
  find("a").classList.add("loading");
  press("a", 0);
  expect(fired).toEqual([["facebook", "AddToCart", { plugin: "PixelYourSite", value: 8 }]]);
  find("a").classList.remove("loading");
  press("a", 0);
  expect(fired).toHaveLength(2);
});

it("gives each addition an id of its own, as a network drops what comes with one that it knows", () => {
  const dynamicEvents = {
    woo_add_to_cart_on_button_click: { facebook: { name: "AddToCart", e_id: "woo_add_to_cart_on_button_click" } },
  };
  const { pixels } = follow(LIST, { dynamicEvents }, products({ 12: priced(8) }));
  const events: Partial<PixelEvent>[] = [];
  pixels.facebook.fireEvent = (_name, event) => events.push(event) > 0;
  press("a", 0);
  press("a", 0);
  const [first, second] = events;
  expect(first).toMatchObject({ e_id: "woo_add_to_cart_on_button_click", eventID: expect.stringMatching(/^.{36}$/) });
  expect(second?.eventID).not.toBe(first?.eventID);
});

it.each<[string, (button: HTMLElement) => void]>([
  ["a click", (button) => fireEvent.click(button, { detail: 1 })],
  ["a double click", (button) => [1, 2].map((detail) => fireEvent.click(button, { detail }))],
  ["Space", (button) => fireEvent.keyDown(button, { key: " " })],
  [
    "a press while the button's code is on its way",
    (button) => [0, 0].map((detail) => fireEvent.click(button, { detail })),
  ],
])("tells once of %s on our own button", async (_press, act) => {
  server.use(http.post("*/", () => HttpResponse.json({ fragments: {}, cart_hash: "abc" })));
  const { fired } = show("", {}, products({ 12: priced(8) }));
  showPage(demoHtml("cart/add-to-cart"));
  const button = screen.getByRole("button", { name: /Add to cart/ });
  act(button);
  expect(values(fired)).toEqual([8]);
  await screen.findByRole("link", { name: "View cart" });
  expect(values(fired)).toEqual([8]);
});

it("hears buttons that come later, and those whose click another script keeps to itself", () => {
  const { fired } = follow("", {}, products({ 12: priced(8) }));
  document.body.innerHTML = LIST;
  document.querySelector("a")?.addEventListener("click", (event) => event.stopImmediatePropagation());
  press("a");
  expect(values(fired)).toEqual([8]);
});

it.each([
  ["that leads to a choice", LIST.replace("ajax_add_to_cart", "product_type_variable"), {}],
  ["that leads to a bundle", LIST.replace("ajax_add_to_cart", "product_type_bundle"), {}],
  ["of a product without data", LIST.replace("12", "13"), {}],
  ["where the server tells of additions", LIST, { woo: { addToCartCatchMethod: "add_cart_hook" } }],
])("tells nothing of a list's button %s", (_which, html, options) => {
  const { fired } = follow(html, options, products({ 12: priced(8) }));
  press("a");
  expect(fired).toEqual([]);
});

const form = (fields: string, className = "cart") =>
  `<form class="${className}">${fields}<button class="single_add_to_cart_button" name="add-to-cart" value="12">Add</button></form>`;

it.each([
  ["3", 24],
  ["2.9", 16],
  ["", 8],
])("tells of %s pieces from a product's page", (quantity, value) => {
  const { fired } = follow(form(`<input name="quantity" value="${quantity}">`), {}, products({ 12: priced(8) }));
  press("button");
  press("button", 2);
  expect(values(fired)).toEqual([value]);
});

it.each([
  ["the shop gives additions no value", { addToCartOnButtonValueEnabled: "" }],
  ["the value is the same for all products", { addToCartOnButtonValueOption: "global" }],
])("leaves a value as it is printed where %s", (_where, set) => {
  const woo = { addToCartCatchMethod: "add_cart_js", ...counted, ...set };
  const { fired } = follow(form('<input name="quantity" value="3">'), { woo }, products({ 12: priced(8) }));
  press("button");
  expect(values(fired)).toEqual([8]);
});

it("reads a quantity from a list of choices, and one piece where there is none", () => {
  const { fired } = follow(
    form('<select name="quantity"><option>1<option selected>5</select>'),
    {},
    products({ 12: priced(8) }),
  );
  press("button");
  find("select").remove();
  press("button");
  expect(values(fired)).toEqual([40, 8]);
});

it.each([
  ["is marked as disabled", (button: Element) => button.classList.add("disabled")],
  ["has no form", (button: Element) => document.body.append(button)],
])("tells nothing where the button %s", (_why, change) => {
  const { fired } = follow(form(""), {}, products({ 12: priced(8) }));
  change(find("button"));
  press("button");
  expect(fired).toEqual([]);
});

it("tells of the chosen variation, or of the product to a network that takes it for simple", () => {
  const both = eventFor(["facebook", "ga"], "AddToCart");
  const { fired } = follow(
    form('<input name="variation_id" value="0">', "variations_form cart"),
    { dynamicEvents: { woo_add_to_cart_on_button_click: both }, ga: { wooVariableAsSimple: true } },
    products({
      12: { ga: { params: { value: 1 } }, facebook: { params: {} } },
      34: { facebook: { params: { value: 9 } } },
    }),
  );
  press("button");
  expect(fired.map(([slug]) => slug)).toEqual(["ga"]);
  find("input").setAttribute("value", "34");
  press("button");
  expect(values(fired)).toEqual([1, 9, 1]);
});

it("tells of a grouped product's chosen parts", () => {
  const grouped = { 21: { content_id: "21", price: 4 }, 22: { content_id: "22", price: 10 } };
  const rows = `<table class="woocommerce-grouped-product-list">
    <tr><td><input class="qty" name="quantity[21]" value="three"></td></tr>
    <tr><td><input type="checkbox" name="quantity[22]" value="1"></td></tr></table>`;
  const data = { params: { value: 4, content_ids: ["21", "22"] }, grouped };
  const { fired } = follow(form(rows, "grouped_form cart"), {}, products({ 12: { facebook: data } }));
  press("button");
  expect(fired).toEqual([]);
  find("[type=checkbox]").setAttribute("checked", "");
  press("button");
  find(".qty").setAttribute("value", "2");
  press("button");
  expect(fired.map(([, , params]) => params)).toEqual([
    { plugin: "PixelYourSite", value: 10, content_ids: ["22"] },
    { plugin: "PixelYourSite", value: 18, content_ids: ["21", "22"] },
  ]);
});

it("tells of a bundle at the price of its chosen parts", () => {
  const data = JSON.stringify({ base_price: "1.5", prices: { 1: "4", 2: 10 } }).replaceAll('"', "&quot;");
  const part = (id: number, quantity: number, className = "", optional = "") =>
    `<div class="bundled_product ${className}">${optional}<div class="cart" data-bundled_item_id="${id}"><input class="bundled_qty" value="${quantity}"></div></div>`;
  const box = '<label class="bundled_product_optional_checkbox"><input type="checkbox"></label>';
  const parts = `${part(1, 2)}${part(2, 1, "bundled_item_optional", box)}<p class="bundle_data" data-bundle_form_data="${data}"></p>`;
  const { fired } = follow(
    form(`${parts}<input name="quantity" value="2">`, "bundle_form"),
    {},
    products({ 12: priced(1) }),
  );
  press("button");
  find("[type=checkbox]").setAttribute("checked", "");
  press("button");
  find(".bundle_data").remove();
  press("button");
  expect(values(fired)).toEqual([19, 39, 2]);
});

it("lets an add-on's pixel reckon by itself, in the networks' order", () => {
  const called = vi.fn();
  const { fired, pixels } = follow(
    form('<input name="quantity" value="2">') + LIST,
    { dynamicEvents: { woo_add_to_cart_on_button_click: eventFor(SLUGS, "AddToCart") } },
    { ...products({ 12: Object.fromEntries(SLUGS.map((slug) => [slug, { params: {} }])) }), jQuery: jquery },
  );
  pixels.pinterest.onWooAddToCartOnSingleEvent = (...args: unknown[]) => void called(...args);
  pixels.pinterest.onWooAddToCartOnButtonEvent = (...args: unknown[]) => void called(...args);
  press("button");
  press("a");
  expect(fired.slice(0, 5).map(([slug]) => slug)).toEqual(["facebook", "ga", "gtm", "bing", "reddit"]);
  const [single, list] = called.mock.calls;
  expect(single).toEqual(["12", 2, 0, false, expect.objectContaining({ 0: document.forms[0] })]);
  expect(list).toEqual(["12"]);
});

it("tells of a removal from the cart's page by its key", () => {
  const woo_remove_from_cart = { abc: eventFor(["facebook", "gtm"], "RemoveFromCart") };
  const { fired } = follow(
    '<form class="woocommerce-cart-form"><a class="remove" href="/cart/?lang=de&remove_item=abc&_wpnonce=1">×</a></form>',
    { dynamicEvents: { woo_remove_from_cart }, woo: { removeFromCartSelector: "form.woocommerce-cart-form .remove" } },
  );
  press("a");
  press("a", 2);
  expect(fired.map(([slug, name]) => [slug, name])).toEqual([
    ["facebook", "RemoveFromCart"],
    ["gtm", "RemoveFromCart"],
  ]);
});

it("tells of a download's removal by its whole key, also where the events are a list", () => {
  const edd_remove_from_cart = Array.from({ length: 13 }, (_none, key) => eventFor(["ga"], `Removed ${key}`));
  const { fired } = follow(
    '<form id="edd_checkout_cart_form"><a class="edd_cart_remove_item_btn" href="/?page_id=8&cart_item=12&edd_action=remove">×</a></form>',
    { dynamicEvents: { edd_remove_from_cart } },
  );
  press("a");
  expect(fired.map(([, name]) => name)).toEqual(["Removed 12"]);
});

const download = (data: string, fields: string) =>
  `<form class="edd_download_purchase_form">${fields}<a class="edd-add-to-cart" data-download-id="5" ${data}>Buy</a></form>`;
const price = (id: number, rest = "") => `<input type="checkbox" name="edd_options[price_id][]" value="${id}" ${rest}>`;

it.each([
  ["a download", "", '<input name="edd_download_quantity" value="2">', [20]],
  ["one without a quantity", "", "", [10]],
  [
    "one price",
    'data-variable-price="yes" data-price-mode="single"',
    `${price(1)}${price(2, "checked")}<input name="edd_download_quantity" value="3">`,
    [90],
  ],
  [
    "several prices",
    'data-variable-price="yes" data-price-mode="multi"',
    `${price(1, "checked")}<input name="edd_download_quantity_1" value="2">${price(2, "checked")}`,
    [40, 30],
  ],
])("tells of %s", (_what, data, fields, expected) => {
  const pysEddProductData = { 5: { 5: priced(10), "5_1": priced(20), "5_2": priced(30) } };
  const dynamicEvents = { edd_add_to_cart_on_button_click: eventFor(["facebook"], "AddToCart") };
  const { fired } = follow(download(data, fields), { dynamicEvents }, { pysEddProductData });
  press("a");
  press("a", 2);
  expect(values(fired)).toEqual(expected);
});
