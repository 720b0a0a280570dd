import { expect, it } from "vitest";
import { daysToRemember } from "./remembered-state.ts";

it.each([
  ["closed by the reader", false, false, 30],
  ["open as at first", false, true, -1],
  ["opened by the reader where the shop hides it", true, true, 30],
  ["closed again there", true, false, -1],
])("a list %s", (_case, isHiddenAtFirst, isOpen, days) => {
  expect(daysToRemember(isHiddenAtFirst, isOpen)).toBe(days);
});
