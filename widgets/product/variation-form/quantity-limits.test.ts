import { expect, it } from "vitest";
import { isSoldSingly, quantityField } from "./quantity-limits.ts";

it.each([
  ["3", { min_qty: 1, max_qty: "" }, { value: "3", min: "1", max: "" }, false],
  ["3", { min_qty: 1, max_qty: 2 }, { value: "2", min: "1", max: "2" }, false],
  ["1", { min_qty: 4, max_qty: 10 }, { value: "4", min: "4", max: "10" }, false],
  ["", { min_qty: 2, max_qty: 9 }, { value: "2", min: "2", max: "9" }, false],
  ["0.5", { min_qty: 0.5, max_qty: "" }, { value: "0.5", min: "0.5", max: "" }, false],
  ["7", { is_sold_individually: "yes", min_qty: 1, max_qty: 1 }, { value: "1", min: "1", max: "" }, true],
  ["7", { is_sold_individually: "no", min_qty: 1, max_qty: "" }, { value: "7", min: "1", max: "" }, false],
  // Sold out: on the platform the minimum wins.
  ["1", { min_qty: 1, max_qty: 0 }, { value: "1", min: "1", max: "0" }, false],
])("%j within %j is %j, hidden: %s", (current, limits, field, isHidden) => {
  expect(quantityField(current, limits)).toEqual(field);
  expect(isSoldSingly(limits)).toBe(isHidden);
});
