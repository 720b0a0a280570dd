import { expect, it } from "vitest";
import { effectiveMode, isModalMode } from "./effective-mode.ts";

it.each([
  ["a horizontal menu on a desktop, whatever is configured", false, false, { desktop: "accordion" }, "dropdown"],
  ["a vertical one", false, true, { desktop: "accordion" }, "accordion"],
  ["a vertical one with panels beside it", false, true, { desktop: "side", mobile: "slide" }, "side"],
  ["a vertical one by default", false, true, {}, "dropdown"],
  ["a mobile one", true, false, { desktop: "side", mobile: "slide" }, "slide"],
  ["a vertical mobile one", true, true, { desktop: "side", mobile: "dropdown" }, "dropdown"],
  ["a mobile one by default", true, false, {}, "accordion"],
  ["one whose modes were taken away", true, false, null, "accordion"],
  ["a vertical one whose modes were taken away", false, true, null, "dropdown"],
])("%s", (_name, isMobile, isVertical, mode, expected) => {
  expect(effectiveMode(isMobile, isVertical, { dropdown: { mode } })).toBe(expected);
});

it.each([
  ["default", false],
  ["accordion", false],
  ["offcanvas", true],
  ["fullscreen", true],
])("the %s menu covers the page: %s", (mode, expected) => {
  expect(isModalMode(mode)).toBe(expected);
});
