import { expect, it } from "vitest";
import { isDepthReached } from "./scroll-depth.ts";

it.each([
  ["below the threshold", 30, 290, 1000, false],
  ["at the threshold", 30, 300, 1000, true],
  ["at the end of the page, which scaled screens round", 100, 999.4, 1000, true],
  ["at the top, where nobody has scrolled", 0, 0, 1000, false],
  ["on a page that is too short to be scrolled", 30, 0, 0, false],
  ["of a threshold that is no number", Number.NaN, 500, 1000, false],
])("%s", (_where, percent, top, range, isReached) => {
  expect(isDepthReached(percent, { top, range })).toBe(isReached);
});
