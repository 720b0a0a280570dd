import { expect, it } from "vitest";
import { isBrowsingKey, isSamePress } from "./browsing-keys.ts";

const plain = { altKey: false, ctrlKey: false, metaKey: false };

it.each([
  ["ArrowDown", true],
  ["ArrowUp", true],
  ["PageDown", true],
  ["Home", true],
  ["End", true],
  ["p", true],
  [" ", false],
  ["Enter", false],
  ["Escape", false],
  ["Tab", false],
  ["F4", false],
])("%s walks through the options of a closed select: %s", (key, expected) => {
  expect(isBrowsingKey({ ...plain, key })).toBe(expected);
});

it("takes Alt+ArrowDown, which opens the list, for a choice", () => {
  expect(isBrowsingKey({ ...plain, altKey: true, key: "ArrowDown" })).toBe(false);
});

it.each([
  [1000, 1000, true],
  [1000, 1049, true],
  [1000, 1050, false],
  [Number.NEGATIVE_INFINITY, 1000, false],
])("a key at %d ms and a change at %d ms belong together: %s", (pressedAt, changedAt, expected) => {
  expect(isSamePress(pressedAt, changedAt)).toBe(expected);
});
