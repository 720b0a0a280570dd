import { expect, it } from "vitest";
import { cartItemKeyOf, wantedQuantity } from "./quantity-field.ts";

it.each([
  ["cart[c20ad4d76fe97759aa27a0c99bff6710][qty]", "c20ad4d76fe97759aa27a0c99bff6710"],
  ["quantity", "quantity"],
  ["gift_cart[12][qty]", "gift_cart[12][qty]"],
])("the field %j belongs to the line %j", (name, key) => {
  expect(cartItemKeyOf(name)).toBe(key);
});

it.each([
  ["2", { min: "0", max: "" }, 2],
  ["1.5", { min: "0", max: "" }, 1.5],
  ["9", { min: "0", max: "5" }, 5],
  ["0", { min: "1", max: "5" }, 1],
  ["-4", { min: "0", max: "" }, undefined],
  ["2", { min: "", max: "" }, 2],
  ["-3", { min: "", max: "" }, undefined],
  ["0.25", { min: "0.5", max: "none" }, 0.5],
  ["3 pieces", { min: "0", max: "" }, 3],
  ["3", { min: "0", max: "0" }, 0],
  ["", { min: "0", max: "5" }, undefined],
  ["many", { min: "0", max: "5" }, undefined],
])("of %j within %j the shopper wants %j", (value, limits, expected) => {
  expect(wantedQuantity(value, limits)).toBe(expected);
});
