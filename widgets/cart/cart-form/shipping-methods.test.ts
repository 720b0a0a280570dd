import { expect, it } from "vitest";
import { chosenMethods } from "./shipping-methods.ts";

const field = (index: string, value: string, checked = true, type = "radio") => ({
  dataset: { index },
  value,
  type,
  checked,
});

it.each([
  ["one package", [field("0", "flat_rate:1", false), field("0", "pickup:2")], { "0": "pickup:2" }],
  ["two packages", [field("0", "flat_rate:1"), field("1", "pickup:2")], { "0": "flat_rate:1", "1": "pickup:2" }],
  ["a package with only one rate", [field("0", "pickup:2", false, "hidden")], { "0": "pickup:2" }],
  ["a list", [{ dataset: {}, value: "pickup:2", type: "select-one" }], { "0": "pickup:2" }],
  ["nothing chosen", [field("0", "flat_rate:1", false)], {}],
  ["no field", [], {}],
])("chooses for %s", (_case, fields, expected) => {
  expect(chosenMethods(fields)).toEqual(expected);
});
