import { expect, it } from "vitest";
import { stepQuantity } from "./step-quantity.ts";

it.each([
  ["1", 1, { min: "1", max: "", step: "1" }, "2"],
  ["2", -1, { min: "1", max: "", step: "1" }, "1"],
  ["1", -1, { min: "1", max: "", step: "1" }, "1"],
  ["3", 1, { min: "1", max: "3", step: "1" }, "3"],
  ["", 1, { min: "1", max: "", step: "1" }, "1"],
  ["", 1, { min: "0", max: "", step: "1" }, "1"],
  ["0.2", 1, { min: "0", max: "", step: "0.1" }, "0.3"],
  ["1.5", 1, { min: "0.5", max: "2.25", step: "0.5" }, "2"],
  ["2", 1, { min: "0.5", max: "2.25", step: "0.5" }, "2"],
  ["5", 1, { min: "0", max: "", step: "4" }, "8"],
  ["5", -1, { min: "0", max: "", step: "4" }, "4"],
  ["4", 1, { min: "2", max: "", step: "2" }, "6"],
  ["1", 1, { min: "", max: "", step: "any" }, "2"],
] as const)("%j stepped by %d within %j is %j", (value, direction, limits, expected) => {
  expect(stepQuantity(value, direction, limits)).toBe(expected);
});
