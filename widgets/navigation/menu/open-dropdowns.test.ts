import { expect, it } from "vitest";
import { afterClosing, afterOpening, followsLink } from "./open-dropdowns.ts";

it.each([
  [[], "a", false, ["a"]],
  [["a"], "b", false, ["b"]],
  [["a"], "b", true, ["a", "b"]],
  [["a", "b"], "a", true, ["b", "a"]],
])("with %j open, opening %s (others stay: %s) leaves %j", (open, item, keepsOthers, expected) => {
  expect(afterOpening(open, item, keepsOthers)).toEqual(expected);
});

it.each([
  [["a", "b"], "a", ["b"]],
  [["a"], "b", ["a"]],
])("with %j open, closing %s leaves %j", (open, item, expected) => {
  expect(afterClosing(open, item)).toEqual(expected);
});

it.each([
  ["on a desktop", true, false, false, false, true],
  ["on mobile it only toggles", true, true, false, false, false],
  ["on mobile with followLinks", true, true, true, false, true],
  ["without a link of its own", false, false, true, false, false],
  ["in the editor", true, false, true, true, false],
])("a dropdown's own link %s", (_name, hasLink, isMobile, followLinks, isBuilder, expected) => {
  expect(followsLink(hasLink, isMobile, { followLinks, isBuilder })).toBe(expected);
});
