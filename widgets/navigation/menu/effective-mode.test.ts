import { expect, it } from "vitest";
import { effectiveMode } from "./effective-mode.ts";

it.each([
  ["desktop", false, "accordion", "accordion", "dropdown"],
  ["desktop", false, "unheard-of", "accordion", "dropdown"],
  ["desktop", true, "accordion", "accordion", "accordion"],
  ["desktop", true, "side", "accordion", "side"],
  ["desktop", true, "slide", "accordion", "slide"],
  ["mobile", false, "dropdown", "accordion", "accordion"],
  ["mobile", true, "dropdown", "slide", "slide"],
  ["mobile", false, "dropdown", "dropdown", "dropdown"],
] as const)("%s, vertical %s, with %s and %s is %s", (device, isVertical, desktopMode, mobileMode, expected) => {
  expect(effectiveMode(device, isVertical, { desktopMode, mobileMode })).toBe(expected);
});

it.each([
  ["desktop", true],
  ["mobile", false],
] as const)("an unknown mode is an error: %s", (device, isVertical) => {
  const modes = { desktopMode: "carousel", mobileMode: "carousel" };
  expect(() => effectiveMode(device, isVertical, modes)).toThrow(
    new Error('Unknown dropdown mode "carousel" specified'),
  );
});
