import { expect, it } from "vitest";
import { stockLeft } from "./stock-left.ts";

it.each([
  [{ is_in_stock: true, max_qty: 3 }, 3, "3"],
  [{ is_in_stock: true, max_qty: 4 }, 3, undefined],
  [{ is_in_stock: true, max_qty: "2" }, 3, "2"],
  [{ is_in_stock: true, max_qty: 1 }, 3, "1"],
  [{ is_in_stock: true, max_qty: 0 }, 3, undefined],
  [{ is_in_stock: true, max_qty: -1 }, 3, undefined],
  [{ is_in_stock: true, max_qty: "" }, 3, undefined],
  [{ is_in_stock: true, max_qty: 2 }, Number.NaN, undefined],
  [{ is_in_stock: false, max_qty: 2 }, 3, undefined],
  [{ is_in_stock: true, max_qty: 2, variation_is_visible: false }, 3, undefined],
  [{ is_in_stock: true, max_qty: 3, variation_stock_left: 1 }, 3, "1"],
])("%j with the threshold %j shows %j", (variation, threshold, count) => {
  expect(stockLeft(variation, threshold)).toBe(count);
});
