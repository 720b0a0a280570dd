import { expect, it } from "vitest";
import { quantityField } from "./quantity-limits.ts";

it.each([
  ["3", { min_qty: 1, max_qty: "" }, { value: "3", min: "1", max: "", isHidden: false }],
  ["3", { min_qty: 1, max_qty: 2 }, { value: "2", min: "1", max: "2", isHidden: false }],
  ["1", { min_qty: 4, max_qty: 10 }, { value: "4", min: "4", max: "10", isHidden: false }],
  ["", { min_qty: 2, max_qty: 9 }, { value: "2", min: "2", max: "9", isHidden: false }],
  ["0.5", { min_qty: 0.5, max_qty: "" }, { value: "0.5", min: "0.5", max: "", isHidden: false }],
  ["7", { is_sold_individually: "yes", min_qty: 1, max_qty: 1 }, { value: "1", min: "1", max: "", isHidden: true }],
  ["7", { is_sold_individually: "no", min_qty: 1, max_qty: "" }, { value: "7", min: "1", max: "", isHidden: false }],
  // Sold out: on the platform the minimum wins.
  ["1", { min_qty: 1, max_qty: 0 }, { value: "1", min: "1", max: "0", isHidden: false }],
])("%j within %j is %j", (current, limits, field) => {
  expect(quantityField(current, limits)).toEqual(field);
});
