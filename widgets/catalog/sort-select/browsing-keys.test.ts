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

it.each([
  ["Alt+ArrowDown, which opens the list", { altKey: true, key: "ArrowDown" }],
  ["Ctrl+Home, which scrolls the page", { ctrlKey: true, key: "Home" }],
  ["a shortcut of a Mac", { metaKey: true, key: "f" }],
])("takes %s for no walk", (_what, pressed) => {
  expect(isBrowsingKey({ ...plain, ...pressed })).toBe(false);
});

it.each([
  [1000, 1000, true],
  [1000, 1049, true],
  [1000, 1050, false],
  [Number.NEGATIVE_INFINITY, 1000, false],
])("a key at %d ms and a change at %d ms belong together: %s", (pressedAt, changedAt, expected) => {
  expect(isSamePress(pressedAt, changedAt)).toBe(expected);
});
