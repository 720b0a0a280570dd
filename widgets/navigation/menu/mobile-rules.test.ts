import { expect, it } from "vitest";
import { isModalMode } from "./effective-mode.ts";
import { opensAtBottom } from "./mobile-rules.ts";
import { followsLink } from "./own-link.ts";

it.each([
  [649, 1000, false],
  [650, 1000, false],
  [651, 1000, true],
])("a toggle at %i of %i px opens upwards: %s (65%% of the window)", (top, height, expected) => {
  expect(opensAtBottom(top, height)).toBe(expected);
});

it.each([
  ["default", false],
  ["accordion", false],
  ["offcanvas", true],
  ["fullscreen", true],
])("the %s menu covers the page: %s", (mode, expected) => {
  expect(isModalMode(mode)).toBe(expected);
});

it.each([
  ["is followed on a desktop", true, false, false, false, true],
  ["only toggles on mobile", true, true, false, false, false],
  ["is followed on mobile with followLinks", true, true, true, false, true],
  ["is none where it leads nowhere", false, false, true, false, false],
  ["is not followed in the editor", true, false, true, true, false],
])("a dropdown's own link %s", (_name, hasLink, isMobile, followLinks, isBuilder, expected) => {
  expect(followsLink(hasLink, isMobile, { mobile: { followLinks }, isBuilder })).toBe(expected);
});
