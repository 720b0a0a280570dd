import { expect, it } from "vitest";
import { cartItemKeyOf } from "./cart-item-key.ts";
import { wantedQuantity } from "./wanted-quantity.ts";

it.each([
  ["cart[c20ad4d76fe97759aa27a0c99bff6710][qty]", "c20ad4d76fe97759aa27a0c99bff6710"],
  ["quantity", "quantity"],
])("the field %j belongs to the line %j", (name, key) => {
  expect(cartItemKeyOf(name)).toBe(key);
});

it.each([
  ["2", { min: "0", max: "" }, 2],
  ["1.5", { min: "0", max: "" }, 1.5],
  ["9", { min: "0", max: "3" }, 3],
  ["-4", { min: "0", max: "" }, 0],
  ["", { min: "0", max: "" }, undefined],
])("%j within %j asks for %s", (value, limits, expected) => {
  expect(wantedQuantity(value, limits)).toBe(expected);
});
