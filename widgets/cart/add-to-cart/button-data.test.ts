import { expect, it } from "vitest";
import { buttonData } from "./button-data.ts";

it.each([
  [{}, { product_id: "12", quantity: "1" }, { product_id: "12", quantity: "1" }],
  [{ gift: true, quantity: 1 }, { quantity: "3" }, { gift: true, quantity: "3" }],
  [
    {},
    { product_id: "12", fooBar: "x", success_message: "Added" },
    { product_id: "12", fooBar: "x", success_message: "Added" },
  ],
  [{ state: "idle" }, { product_id: "12", state: "loading", widget: "add-to-cart" }, { product_id: "12" }],
])("sends stored data %j overwritten by attributes %j", (stored, dataset, expected) => {
  expect(buttonData(stored, dataset)).toEqual(expected);
});
