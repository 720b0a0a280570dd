import { expect, it } from "vitest";
import { unitsOf } from "./ticker.ts";

it.each([
  [93_784_000, [1, 2, 3, 4]],
  [999, [0, 0, 0, 0]],
  [0, [0, 0, 0, 0]],
  [100 * 86_400_000, [100, 0, 0, 0]],
])("%d ms are %j days, hours, minutes and seconds", (ms, units) => {
  expect(unitsOf(ms)).toEqual(units);
});
