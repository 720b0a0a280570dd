import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gridItem, inBatches, quantityChange, saleOf, variationItem, wholeNumber } from "./items.ts";

describe("batches", () => {
  it.each([
    ["none without items", 0, 10, []],
    ["one that is not full", 3, 10, [3]],
    ["a full one", 10, 10, [10]],
    ["a full one and the rest", 23, 10, [10, 10, 3]],
    ["single ones", 3, 1, [1, 1, 1]],
    ["all in one where the shop sets no size", 23, 0, [23]],
    ["all in one for a size below zero", 23, -1, [23]],
    ["all in one for a size that is no number", 23, Number.NaN, [23]],
    ["none without items and size", 0, 0, []],
  ])("%s", (_what, count, size, sizes) => {
    expect(inBatches(Array.from({ length: count }), size).map(({ length }) => length)).toEqual(sizes);
  });

  it("lose nothing, keep the order, and are full but for the last", () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: -2, max: 12 }), (items, size) => {
        const batches = inBatches(items, size);
        expect(batches.flat()).toEqual(items);
        expect(batches.every(({ length }) => length > 0)).toBe(true);
        if (size > 0) expect(batches.slice(0, -1).every(({ length }) => length === size)).toBe(true);
        else expect(batches.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it.each([
  ["3", 3],
  ["2.9", 2],
  ["2 × $ 58.00", 2],
  ["", Number.NaN],
  ["Kettle quantity", Number.NaN],
  [null, Number.NaN],
])("reads %j as a whole number", (text, number) => {
  expect(wholeNumber(text)).toBe(number);
});

describe("what is sold", () => {
  it.each([
    [{ price: 58 }, 2, 116],
    [{ price: 0.1 }, 3, 0.3],
    [{ price: 0 }, 3, 0],
    [{}, 1, 0],
  ])("of %j, %i pieces, is worth %d", (item, quantity, value) => {
    const items = [{ ...item, quantity }];
    expect(saleOf(items)).toEqual({ value, items });
  });

  it("has its value as a text for variations and groups", () => {
    const items = [
      { price: 58, quantity: 2 },
      { price: 4.5, quantity: 1 },
    ];
    expect(saleOf(items, "text")).toEqual({ value: "120.50", items });
  });
});

describe("a change of quantity", () => {
  it.each([
    [2, 5, { event: "add_to_cart", quantity: 3 }],
    [5, 2, { event: "remove_from_cart", quantity: 3 }],
    [2, 0, { event: "remove_from_cart", quantity: 2 }],
    [2, 2, undefined],
    [2, Number.NaN, undefined],
    [Number.NaN, 2, undefined],
  ])("from %s to %s is told as %j", (before, now, change) => {
    expect(quantityChange(before, now)).toEqual(change);
  });
});

describe("a variation", () => {
  const product = { id: 56, item_id: 56, item_name: "Lamp", sku: "LM-56", price: 40, item_category: "Light" };
  const variation = {
    variation_id: 57,
    sku: "LM-57",
    attributes: { attribute_pa_colour: "clay", attribute_size: "large" },
  };
  const shown = {
    item_name: "Lamp",
    item_category: "Light",
    item_group_id: 56,
    item_variant: "clay,large",
    quantity: 1,
  };

  it.each([
    ["by its number", {}, { id: 57, item_id: 57, sku: "LM-57" }],
    ["by its SKU", { usesSku: true }, { id: "LM-57", item_id: "LM-57", sku: "LM-57" }],
    ["with the prefix of the shop's advertisements", { idPrefix: "shop_" }, { id: "shop_57", item_id: 57 }],
    ["with both", { usesSku: true, idPrefix: "shop_" }, { id: "shop_LM-57", item_id: "LM-57" }],
  ])("goes %s", (_how, options, names) => {
    const item = variationItem(product, variation, { usesSku: false, idPrefix: "", ...options });
    expect(item).toMatchObject({ ...shown, ...names });
  });

  it("goes by its number where it has no SKU", () => {
    const item = variationItem(product, { ...variation, sku: "" }, { usesSku: true, idPrefix: "" });
    expect(item).toMatchObject({ id: 57, item_id: 57, sku: "" });
  });
});

describe("the shop's older grids", () => {
  const item = { item_name: "Lamp", item_list_name: "General Product List", item_list_id: "general", index: 9 };

  it.each([
    ["handpicked-products", "Handpicked Products", "handpicked-products"],
    ["product-best-sellers", "Best Selling Products", "best-selling-products"],
    ["product-category", "Product Category List", "product-category-list"],
    ["product-new", "New Products", "new-products"],
    ["product-on-sale", "Sale Products", "sale-products"],
    ["products-by-attribute", "Products By Attribute", "products-by-attribute"],
    ["product-tag", "Products By Tag", "products-by-tag"],
    ["product-top-rated", "Top Rated Products", "top-rated-products"],
  ])("%s", (block, item_list_name, item_list_id) => {
    expect(gridItem(item, ["wc-block-grid", `wp-block-${block}`], 2)).toEqual({
      item_name: "Lamp",
      item_list_name,
      item_list_id,
      index: 2,
    });
  });

  it("leave alone what other classes name", () => {
    expect(gridItem(item, ["wc-block-grid", "wp-block-product-newest"], 2)).toBe(item);
  });
});
