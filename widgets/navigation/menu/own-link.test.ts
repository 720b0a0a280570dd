import { expect, it } from "vitest";
import { followsLink } from "./own-link.ts";

it.each([
  ["is followed on a desktop", true, false, false, false, true],
  ["only toggles on mobile", true, true, false, false, false],
  ["is followed on mobile with followLinks", true, true, true, false, true],
  ["is none where it leads nowhere", false, false, true, false, false],
  ["is not followed in the editor", true, false, true, true, false],
])("a dropdown's own link %s", (_name, hasLink, isMobile, followLinks, isBuilder, expected) => {
  expect(followsLink(hasLink, isMobile, { mobile: { followLinks }, isBuilder })).toBe(expected);
});
