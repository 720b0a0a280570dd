import { expect, it } from "vitest";
import { spanOf, unitsOf } from "./ticker.ts";

it.each([
  [93_784_000, [1, 2, 3, 4]],
  [999, [0, 0, 0, 0]],
  [0, [0, 0, 0, 0]],
  [100 * 86_400_000, [100, 0, 0, 0]],
])("%d ms are %j days, hours, minutes and seconds", (ms, units) => {
  expect(unitsOf(ms)).toEqual(units);
});

it.each([
  [["1", "2", "3"], 93_780_000],
  [[undefined, undefined, 30], 1_800_000],
  [[1, 2, 3, 4], 93_784_000],
  [[], 0],
])("%j are %d ms", (units, ms) => {
  expect(spanOf(units)).toBe(ms);
});

it("knows no span of words", () => {
  expect(spanOf(["two"])).toBeNaN();
});
