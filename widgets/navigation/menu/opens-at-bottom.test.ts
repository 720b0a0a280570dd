import { expect, it } from "vitest";
import { opensAtBottom } from "./opens-at-bottom.ts";

it.each([
  [649, 1000, false],
  [650, 1000, false],
  [651, 1000, true],
])("a toggle at %i of %i px opens upwards: %s (65%% of the window)", (top, height, expected) => {
  expect(opensAtBottom(top, height)).toBe(expected);
});
