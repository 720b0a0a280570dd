import { expect, it } from "vitest";
import { chosenMethods } from "./shipping-methods.ts";

const field = (index: string, value: string, isChosen = true) => ({ index, value, isChosen });

it.each([
  ["one package", [field("0", "flat_rate:1", false), field("0", "pickup:2")], { "0": "pickup:2" }],
  ["two packages", [field("0", "flat_rate:1"), field("1", "pickup:2")], { "0": "flat_rate:1", "1": "pickup:2" }],
  ["nothing chosen", [field("0", "flat_rate:1", false)], {}],
  ["no field", [], {}],
])("chooses for %s", (_case, fields, expected) => {
  expect(chosenMethods(fields)).toEqual(expected);
});
