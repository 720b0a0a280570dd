import { screen } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, expect, it, vi } from "vitest";
import { emitOn } from "#src/dom/product/variation-events.ts";
import { endTracking, json, layer, namesIn, press, showTracked, told } from "#src/testing/data-layer.ts";

const LAMP = {
  internal_id: 56,
  id: 56,
  item_id: 56,
  item_name: "Lamp",
  price: 40,
  sku: "LM-56",
  productlink: "/product/lamp/",
};

const clay = { variation_id: 57, sku: "LM-57", display_price: "42.50", attributes: { attribute_pa_colour: "clay" } };
const slate = { ...clay, variation_id: 58, sku: "LM-58", attributes: { attribute_pa_colour: "slate" } };

const span = (item: object) =>
  `<span class="gtm4wp_single_productdata" data-gtm4wp_product_data="${json(item)}"></span>`;
const button = `<button type="button" class="single_add_to_cart_button">Add to cart</button>`;
const simple = (fields: string) => `<form class="cart">${span(LAMP)}${fields}${button}</form>`;
const variable = (id: number) => `<form class="variations_form cart" data-product_variations="${json([clay, slate])}">
  ${span(LAMP)}<input name="quantity" value="2"><input type="hidden" name="variation_id" class="variation_id" value="${id}">${button}
</form>`;

const buy = () => press(screen.getByRole("button", { name: "Add to cart" }));
const form = () => document.querySelector("form") as HTMLFormElement;

/** What the script of the form does when a choice is complete. */
const find = (variation: typeof clay, place = form()) => {
  const field = place.querySelector<HTMLInputElement>(".variation_id");
  if (field) field.value = String(variation.variation_id);
  emitOn(place, "found_variation", variation);
};

const { internal_id, productlink, ...shown } = LAMP;
const chosen = {
  ...shown,
  item_group_id: 56,
  id: 57,
  item_id: 57,
  sku: "LM-57",
  item_variant: "clay",
  price: 42.5,
  quantity: 1,
};

afterEach(endTracking);

it.each([
  ["three pieces", `<input name="quantity" value="3">`, 3],
  ["one piece without a field", "", 1],
  ["one piece where the field is empty", `<input name="quantity" value="">`, 1],
])("tells of %s of a simple product", async (_what, fields, quantity) => {
  await showTracked(simple(fields));
  buy();
  expect(layer()).toEqual([
    {
      event: "add_to_cart",
      ecommerce: { currency: "EUR", value: 40 * quantity, items: [{ ...shown, quantity }] },
    },
  ]);
});

it("knows the field of the plugin's first version, which a cached page may have", async () => {
  await showTracked(
    `<form class="cart"><input type="hidden" name="gtm4wp_product_data" value="${json(LAMP)}">${button}</form>`,
  );
  buy();
  expect(layer().map(namesIn)).toEqual([["Lamp"]]);
});

it("tells nothing where the form is not sent: a missing entry, a button that is switched off, another form", async () => {
  await showTracked(simple(`<input name="engraving" aria-label="Engraving" required>`));
  buy();
  expect(layer()).toEqual([]);
  screen.getByLabelText<HTMLInputElement>("Engraving").value = "Ada";
  screen.getByRole("button").classList.add("disabled");
  buy();
  screen.getByRole("button").classList.remove("disabled");
  form().classList.remove("cart");
  buy();
  expect(layer()).toEqual([]);
});

it.each(["with jQuery", "without jQuery"])("tells once of each variation that is found, %s", async (how) => {
  if (how === "with jQuery") window.jQuery = jquery;
  await showTracked(variable(0));
  find(clay);
  find({ ...clay });
  find(slate);
  find(clay);
  expect(layer().map(({ event, ecommerce }) => [event, ecommerce.value, ecommerce.items[0]?.item_id])).toEqual([
    ["view_item", 42.5, 57],
    ["view_item", 42.5, 58],
    ["view_item", 42.5, 57],
  ]);
  expect(layer()[0]?.ecommerce).toEqual({ currency: "EUR", value: 42.5, items: [chosen] });
});

it("knows a variation that was chosen before it came", async () => {
  await showTracked(variable(57));
  expect(told("view_item").map(({ ecommerce }) => ecommerce.items)).toEqual([[chosen]]);
  find(clay);
  expect(told("view_item")).toHaveLength(1);
});

it("tells of an added variation, and of none before one is chosen", async () => {
  await showTracked(variable(0));
  buy();
  expect(layer()).toEqual([]);
  find(clay);
  buy();
  expect(told("add_to_cart").map(({ ecommerce }) => ecommerce)).toEqual([
    { currency: "EUR", value: "85.00", items: [{ ...chosen, quantity: 2 }] },
  ]);
});

it("tells nothing while another choice is on its way", async () => {
  await showTracked(variable(57));
  document.querySelector<HTMLInputElement>(".variation_id")?.setAttribute("value", "");
  buy();
  expect(told("add_to_cart")).toEqual([]);
});

it("tells each form's own variation on a page with two", async () => {
  await showTracked(variable(0) + variable(0));
  const [first, second] = document.querySelectorAll("form");
  find(clay, first);
  find(slate, second);
  press(screen.getAllByRole("button")[0] as Element);
  expect(told("add_to_cart").map(({ ecommerce }) => ecommerce.items[0]?.item_id)).toEqual([57]);
});

const groupedRow = (id: number, field: string) =>
  `<p class="product">${field}<span class="gtm4wp_productdata" data-gtm4wp_product_data="${json({ internal_id: id, item_name: `Mug ${id}`, price: 4.5, productlink: "/mug/" })}"></span></p>`;

it("tells of the ordered rows of a group", async () => {
  await showTracked(`<form class="grouped_form cart">
    ${groupedRow(1, `<input name="quantity[1]" value="2">`)}
    ${groupedRow(2, `<input name="quantity[2]" value="0">`)}
    ${groupedRow(3, `<input name="quantity[3]" value="">`)}
    ${groupedRow(4, `<input type="checkbox" name="quantity[4]" value="1" checked>`)}
    ${groupedRow(5, `<input type="checkbox" name="quantity[5]" value="1">`)}
    ${groupedRow(6, "")}${button}</form>`);
  buy();
  expect(told("add_to_cart").map(({ ecommerce }) => ecommerce)).toEqual([
    {
      currency: "EUR",
      value: "13.50",
      items: [
        { item_name: "Mug 1", price: 4.5, quantity: 2 },
        { item_name: "Mug 4", price: 4.5, quantity: 1 },
      ],
    },
  ]);
});

it("tells nothing of a group that nothing was ordered from", async () => {
  await showTracked(
    `<form class="grouped_form cart">${groupedRow(1, `<input name="quantity[1]" value="0">`)}${button}</form>`,
  );
  buy();
  expect(told("add_to_cart")).toEqual([]);
});

interface PageFunctions {
  gtm4wp_push_ecommerce: (event: string, items: object[], extra: object, callback?: unknown, timeout?: number) => void;
  gtm4wp_read_from_json: (text: string, dropped?: string[]) => unknown;
  gtm4wp_read_json_from_node: (node: Element | null, name: string, dropped?: string[]) => unknown;
  gtm4wp_update_json_in_node: (node: Element | null, name: string, field: string, value: unknown) => boolean;
  gtm4wp_make_sure_is_float: (value: unknown) => number;
  gtm4wp_track_single_add_to_cart: (trigger?: Element, form?: Element) => boolean;
  gtm4wp_track_list_add_to_cart: (trigger?: Element) => boolean;
}

it("lets other scripts call the plugin's functions", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  await showTracked(simple(""));
  const page = window as unknown as PageFunctions;
  const callback = () => {};
  page.gtm4wp_push_ecommerce("view_cart", [], { currency: "USD" });
  page.gtm4wp_push_ecommerce("sign_up", [], {}, callback);
  page.gtm4wp_push_ecommerce("sign_up", [], {}, callback, 500);
  expect(layer()).toEqual([
    { event: "view_cart", ecommerce: { currency: "USD", items: [] } },
    { event: "sign_up", ecommerce: { items: [] }, eventCallback: callback, eventTimeout: 2000 },
    { event: "sign_up", ecommerce: { items: [] }, eventCallback: callback, eventTimeout: 500 },
  ]);
  expect(page.gtm4wp_read_from_json('{"price":"1.239","internal_id":1,"productlink":"/"}')).toEqual({ price: 1.24 });
  expect(page.gtm4wp_read_from_json('{"internal_id":1}', [])).toEqual({ internal_id: 1 });
  expect(page.gtm4wp_read_from_json("{x")).toBe(false);
  const node = document.querySelector("span");
  expect(page.gtm4wp_update_json_in_node(node, "gtm4wp_product_data", "index", 4)).toBe(true);
  expect(page.gtm4wp_read_json_from_node(node, "gtm4wp_product_data")).toEqual({ ...shown, index: 4 });
  expect(page.gtm4wp_read_json_from_node(null, "gtm4wp_product_data")).toBe(false);
  expect(page.gtm4wp_make_sure_is_float("free")).toBe(0);
  expect(page.gtm4wp_track_single_add_to_cart(screen.getByRole("button"))).toBe(true);
  expect(page.gtm4wp_track_single_add_to_cart(document.body, document.forms[0])).toBe(true);
  expect(page.gtm4wp_track_list_add_to_cart(document.body)).toBe(false);
  expect(page.gtm4wp_track_single_add_to_cart()).toBe(false);
  expect(told("add_to_cart")).toHaveLength(2);
});
