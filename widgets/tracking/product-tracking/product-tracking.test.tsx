import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  endTracking,
  json,
  layer,
  namesIn,
  type Pushed,
  press,
  showTracked,
  told,
  trackerSettings,
} from "#src/testing/data-layer.ts";
import { showPage } from "#src/testing/page.ts";

const KETTLE = {
  internal_id: 103,
  item_id: 103,
  item_name: "Kettle",
  price: "58.00",
  item_list_name: "General Product List",
  index: 1,
  product_type: "simple",
  productlink: "#kettle",
};

const card = (item: typeof KETTLE) => `<li class="product">
  <a href="${item.productlink}">${item.item_name}</a>
  <a href="#add-${item.internal_id}" class="button add_to_cart_button product_type_${item.product_type}" aria-label="Add ${item.item_name}">Add</a>
  <span class="gtm4wp_productdata" data-gtm4wp_product_data="${json(item)}"></span>
</li>`;

const cards = (...names: string[]) =>
  names.map((item_name, place) => card({ ...KETTLE, item_name, index: place + 1 })).join("");

const list = (...names: string[]) => `<ul class="products">${cards(...names)}</ul>`;

const link = (name: string) => screen.getByRole("link", { name });
const addButton = (name: string) => screen.getByRole("link", { name: `Add ${name}` });

const loadTagManager = () => vi.stubGlobal("google_tag_manager", { dataLayer: {}, "GTM-TEST": {} });

beforeEach(() => {
  vi.spyOn(window.location, "assign").mockReturnValue(undefined);
  // The browser's own way of following a link.
  vi.spyOn(window, "open").mockReturnValue(null);
});

afterEach(endTracking);

it("tells of the products on the page in batches, without fields that are the plugin's own", async () => {
  await showTracked(list("A", "B", "C"), { gtm4wp_product_per_impression: 2 });
  expect(layer().map(namesIn)).toEqual([["A", "B"], ["C"]]);
  const { internal_id, productlink, ...shown } = KETTLE;
  expect(layer()[0]).toEqual({
    event: "view_item_list",
    ecommerce: {
      currency: "EUR",
      items: [
        { ...shown, item_name: "A", price: 58 },
        { ...shown, item_name: "B", index: 2, price: 58 },
      ],
    },
  });
});

it("tells of ten products at a time where the shop sets no number", async () => {
  await showTracked(list(..."ABCDEFGHIJK"));
  expect(layer().map(({ ecommerce }) => ecommerce.items.length)).toEqual([10, 1]);
});

it("reads what the plugin prints as well as the settings block", async () => {
  vi.stubGlobal("gtm4wp_datalayer_name", "shopLayer");
  vi.stubGlobal("gtm4wp_currency", "GBP");
  vi.stubGlobal("gtm4wp_clear_ecommerce", true);
  vi.stubGlobal("shopLayer", []);
  const loader = showPage(list("A"));
  await loader.mount();
  const shopLayer: Pushed[] = Reflect.get(window, "shopLayer");
  expect(shopLayer[0]).toEqual({ ecommerce: null });
  expect(shopLayer[1]?.ecommerce.currency).toBe("GBP");
});

it("tells once of each product that comes later, and not of copies", async () => {
  await showTracked(list("A"));
  document.body.insertAdjacentHTML("beforeend", list("B"));
  await waitFor(() => expect(layer().map(namesIn)).toEqual([["A"], ["B"]]));
  document.body.append(document.querySelector("ul")?.cloneNode(true) as Node);
  document.body.insertAdjacentHTML("beforeend", list("A", "C"));
  await waitFor(() => expect(layer().map(namesIn)).toEqual([["A"], ["B"], ["C"]]));
});

it("says once which product has unreadable data, and tells of the others", async () => {
  const errors = vi.spyOn(console, "error").mockReturnValue(undefined);
  await showTracked(list("A", "B"));
  layer().length = 0;
  document.body.insertAdjacentHTML("beforeend", list("C", "D"));
  document.querySelectorAll<HTMLElement>(".gtm4wp_productdata")[2]?.setAttribute("data-gtm4wp_product_data", "{x");
  await waitFor(() => expect(layer().map(namesIn)).toEqual([["D"]]));
  press(addButton("C"));
  expect(errors.mock.calls.map(([message]) => message)).toEqual([
    expect.stringContaining('[product-tracking] Cannot read the product data: expected a JSON object, got "{x".'),
  ]);
});

it("waits until a page that is only prepared is shown", async () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  await showTracked(list("A"));
  expect(layer()).toEqual([]);
  Reflect.deleteProperty(document, "prerendering");
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(layer().map(namesIn)).toEqual([["A"]]);
});

it("holds a link in a list until the tag manager has answered, and follows it once", async () => {
  loadTagManager();
  await showTracked(list("A"));
  expect(press(link("A"))).toBe(true);
  const [selected] = told("select_item");
  const { internal_id, productlink, ...shown } = KETTLE;
  expect(selected).toEqual({
    event: "select_item",
    ecommerce: { currency: "EUR", items: [{ ...shown, item_name: "A", price: 58 }] },
    eventCallback: expect.any(Function),
    eventTimeout: 2000,
  });
  selected?.eventCallback?.("G-OTHER");
  expect(window.location.assign).not.toHaveBeenCalled();
  selected?.eventCallback?.("GTM-TEST");
  selected?.eventCallback?.();
  expect(window.location.assign).toHaveBeenCalledExactlyOnceWith("https://shop.example/shop/#kettle");
});

it("follows the link by itself where the tag manager does not answer", async () => {
  loadTagManager();
  await showTracked(list("A"), { gtm4wp_datalayer_max_timeout: 500 });
  vi.useFakeTimers();
  press(link("A"));
  vi.advanceTimersByTime(499);
  // Impatience is not a second choice.
  expect(press(link("A"))).toBe(true);
  expect(told("select_item")).toHaveLength(1);
  expect(window.location.assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(window.location.assign).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it("follows the later of two pressed links", async () => {
  loadTagManager();
  const [a, b] = ["#a", "#b"].map((productlink) => card({ ...KETTLE, item_name: productlink, productlink }));
  await showTracked(`<ul class="products">${a}${b}</ul>`);
  press(link("#a"));
  press(link("#b"));
  for (const { eventCallback } of told("select_item")) eventCallback?.();
  expect(window.location.assign).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("#b"));
});

it.each([
  ["in a new tab", {}, { ctrlKey: true }, 1],
  ["in a new tab on a Mac", {}, { metaKey: true }, 1],
  ["where the shop wants no waiting", { gtm4wp_datalayer_max_timeout: 0 }, {}, 1],
])("leaves the link to the browser %s", async (_where, more, init, events) => {
  loadTagManager();
  await showTracked(list("A"), more);
  expect(press(link("A"), init)).toBe(false);
  expect(told("select_item")).toHaveLength(events);
  expect(told("select_item")[0]).not.toHaveProperty("eventCallback");
});

it("leaves links with a window of their own, and the middle button, to the browser", async () => {
  loadTagManager();
  await showTracked(list("A", "B"));
  link("A").setAttribute("target", "_blank");
  expect(press(link("A"))).toBe(false);
  link("B").dispatchEvent(new MouseEvent("auxclick", { bubbles: true, cancelable: true, button: 1 }));
  link("B").dispatchEvent(new MouseEvent("auxclick", { bubbles: true, cancelable: true, button: 2 }));
  expect(told("select_item").map(namesIn)).toEqual([["A"], ["B"]]);
});

it("tells nothing and holds nothing without a tag manager, or for another link of the product", async () => {
  await showTracked(list("A"));
  expect(press(link("A"))).toBe(false);
  vi.stubGlobal("google_tag_manager", { "G-OTHER": {} });
  expect(press(link("A"))).toBe(false);
  loadTagManager();
  link("A").setAttribute("href", "#compare");
  expect(press(link("A"))).toBe(false);
  expect(told("select_item")).toEqual([]);
});

it("does not follow a link that another script has answered, before or after it", async () => {
  loadTagManager();
  await showTracked(list("A"));
  link("A").addEventListener("click", (event) => event.preventDefault());
  press(link("A"));
  told("select_item")[0]?.eventCallback?.();
  expect(told("select_item")).toHaveLength(1);
  expect(window.location.assign).not.toHaveBeenCalled();
});

it("tells of an add from a list with the button's quantity, but not of products that need a choice", async () => {
  await showTracked(
    `<ul class="products">${card(KETTLE)}${card({ ...KETTLE, item_name: "Lamp", product_type: "variable" })}</ul>`,
  );
  addButton("Kettle").dataset.quantity = "2";
  press(addButton("Kettle"));
  press(addButton("Lamp"));
  const { internal_id, productlink, product_type, ...shown } = KETTLE;
  expect(told("add_to_cart").map(({ ecommerce }) => ecommerce)).toEqual([
    { currency: "EUR", value: 116, items: [{ ...shown, price: 58, quantity: 2 }] },
  ]);
});

it.each(["variable", "grouped"])("goes by the data where a theme's button does not say that it is %s", async (type) => {
  const mug = card({ ...KETTLE, item_name: "Mug", product_type: type }).replace(`product_type_${type}`, "");
  await showTracked(`<ul class="products">${mug}${card(KETTLE)}</ul>`);
  press(addButton("Mug"));
  press(addButton("Kettle"));
  expect(told("add_to_cart").map(namesIn)).toEqual([["Kettle"]]);
  expect(told("add_to_cart")[0]?.ecommerce.items?.[0]?.quantity).toBe(1);
});

it("tells of an add by a part of the button, in a list whose items have no class", async () => {
  await showTracked(list("A").replace('li class="product"', "li").replace(">Add<", "><i>Add</i><"));
  press(addButton("A").firstElementChild as HTMLElement);
  expect(told("add_to_cart").map(namesIn)).toEqual([["A"]]);
});

it("knows a button that carries its product itself, whatever stands around it", async () => {
  const own = `<a href="#add" class="add_to_cart_button" aria-label="Add Jug" data-gtm4wp_product_data="${json({ ...KETTLE, item_name: "Jug" })}">Add</a>`;
  await showTracked(
    `<div class="product">${own}<span class="gtm4wp_productdata" data-gtm4wp_product_data="${json(KETTLE)}"></span></div>`,
  );
  press(addButton("Jug"));
  expect(told("add_to_cart").map(namesIn)).toEqual([["Jug"]]);
});

it("counts one add for a press that comes again while the shop answers", async () => {
  await showTracked(list("A"));
  press(addButton("A"));
  addButton("A").classList.add("loading");
  press(addButton("A"));
  expect(told("add_to_cart")).toHaveLength(1);
});

it("tells once of a product that a dialog shows, with the event that the server has made", async () => {
  await showTracked("");
  const event = { event: "view_item", ecommerce: { item: { item_name: "Kettle" } } };
  document.body.insertAdjacentHTML(
    "beforeend",
    `<div><i id="gtm4wp_quickview_data" data-gtm4wp_datalayer="${json(event)}"></i></div>`,
  );
  await waitFor(() => expect(layer()).toEqual([event]));
  document.body.insertAdjacentHTML("beforeend", list("A"));
  await waitFor(() => expect(layer().map(({ event: name }) => name)).toEqual(["view_item", "view_item_list"]));
});

it("counts a shopper's press once when a script repeats it, and the shopper's next press", async () => {
  await showTracked(list("A"));
  const pressByHand = () => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    Object.defineProperty(event, "isTrusted", { value: true });
    addButton("A").dispatchEvent(event);
  };
  pressByHand();
  press(addButton("A"));
  expect(told("add_to_cart")).toHaveLength(1);
  pressByHand();
  expect(told("add_to_cart")).toHaveLength(2);
  // Scripts press a link for its Space key.
  fireEvent.keyDown(addButton("A"), { key: " " });
  press(addButton("A"));
  expect(told("add_to_cart")).toHaveLength(3);
});

it("names the shop's older grids, and counts in each of them", async () => {
  await showTracked(
    `<div class="wc-block-grid wp-block-product-new"><ul class="wc-block-grid__products">${cards("A", "B")}</ul></div>`,
  );
  const items = layer()[0]?.ecommerce.items;
  expect(items?.map(({ item_list_name, item_list_id, index }) => [item_list_name, item_list_id, index])).toEqual([
    ["New Products", "new-products", 1],
    ["New Products", "new-products", 2],
  ]);
});

it("counts a press from before its code is there", async () => {
  const loader = showPage(list("A"), trackerSettings);
  press(addButton("A"));
  await waitFor(() => expect(told("add_to_cart")).toHaveLength(1));
  press(addButton("A"));
  await loader.mount();
  expect(told("add_to_cart")).toHaveLength(2);
});

it("leaves a page to the plugin's own scripts", async () => {
  await showTracked(`<script type="text/plain" id="gtm4wp-woocommerce-js"></script>${list("A")}`);
  expect(layer()).toEqual([]);
});

it.each([
  ["own script", "gtm4wp_checkout_step_fired"],
  ["script for the cart's blocks", "gtm4wp_woocommerce_blocks_inited"],
])("leaves a page to the plugin's %s that an optimiser has put into another file", async (_which, mark) => {
  vi.stubGlobal(mark, []);
  await showTracked(list("A"));
  expect(layer()).toEqual([]);
});

it("tells beside the plugin's helpers, which WordPress prints by themselves, and leaves them on the page", async () => {
  const helper = () => {};
  vi.stubGlobal("gtm4wp_push_ecommerce", helper);
  const loader = await showTracked(list("A"));
  expect(layer().map(namesIn)).toEqual([["A"]]);
  loader.unmount();
  expect(window).toHaveProperty("gtm4wp_push_ecommerce", helper);
});

it("hears and publishes nothing after it is unmounted, and starts anew", async () => {
  const loader = await showTracked(list("A"));
  // By this name a late script of the plugin knows that it is not needed.
  expect(window).toHaveProperty("gtm4wp_woocommerce_inited", true);
  loader.unmount();
  press(addButton("A"));
  document.body.insertAdjacentHTML("beforeend", list("B"));
  await loader.mount();
  expect(layer().map(namesIn)).toEqual([["A"], ["A", "B"]]);
  loader.unmount();
  expect(Object.keys(window).filter((name) => name.startsWith("gtm4wp"))).toEqual([]);
});
