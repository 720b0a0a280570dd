import { expect, it } from "vitest";
import { toPrice } from "./price.ts";

it.each([
  [45, 45],
  ["45", 45],
  ["37.80", 37.8],
  [1.005, 1.01],
  [19.999, 20],
  [0.1 + 0.2, 0.3],
  [-1.005, -1.01],
  [1e-9, 0],
  [1e21, 1e21],
  ["", 0],
  ["  ", 0],
  ["1,234.5", 0],
  ["free", 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [null, 0],
  [undefined, 0],
  [true, 0],
  [[5], 0],
])("Spec 5: %j is the price %d", (value, price) => {
  expect(toPrice(value)).toBe(price);
});
