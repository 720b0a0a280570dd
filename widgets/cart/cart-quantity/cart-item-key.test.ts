import { expect, it } from "vitest";
import { cartItemKeyOf } from "./cart-item-key.ts";

it.each([
  ["cart[c20ad4d76fe97759aa27a0c99bff6710][qty]", "c20ad4d76fe97759aa27a0c99bff6710"],
  ["quantity", "quantity"],
])("the field %j belongs to the line %j", (name, key) => {
  expect(cartItemKeyOf(name)).toBe(key);
});
