import { expect, it } from "vitest";
import { entersPanel, keyboardTarget } from "./keyboard-target.ts";

// WAI-ARIA APG, disclosure navigation, in a row of four.
it.each([
  ["ArrowDown", 0, 1],
  ["ArrowRight", 0, 1],
  ["ArrowUp", 2, 1],
  ["ArrowLeft", 2, 1],
  ["ArrowRight", 3, 3],
  ["ArrowLeft", 0, 0],
  ["ArrowDown", 3, 3],
  ["ArrowUp", 0, 0],
  ["Home", 2, 0],
  ["End", 1, 3],
  ["Enter", 1, undefined],
  ["a", 1, undefined],
  ["Tab", 1, undefined],
])("along the menu %s leads from %i to %s", (key, index, expected) => {
  expect(keyboardTarget(key, { count: 4, index, isRtl: false, wraps: false })).toBe(expected);
});

it.each([
  ["ArrowDown", 3, 0],
  ["ArrowUp", 0, 3],
  ["ArrowRight", 3, 3],
  ["ArrowLeft", 0, 0],
  ["ArrowDown", -1, 0],
  ["ArrowUp", -1, 3],
  ["Home", 3, 0],
  ["End", 0, 3],
])("in a dropdown %s leads from %i to %s: Up and Down go round", (key, index, expected) => {
  expect(keyboardTarget(key, { count: 4, index, isRtl: false, wraps: true })).toBe(expected);
});

it.each([
  ["ArrowRight", 2, 1],
  ["ArrowLeft", 2, 3],
])("in RTL %s leads from %i to %s", (key, index, expected) => {
  expect(keyboardTarget(key, { count: 4, index, isRtl: true, wraps: false })).toBe(expected);
});

it.each([
  ["ArrowDown", false, true],
  ["ArrowUp", false, true],
  ["ArrowRight", false, true],
  ["ArrowLeft", false, false],
  ["ArrowLeft", true, true],
  ["ArrowRight", true, false],
  ["Home", false, false],
])("from an open toggle %s (RTL %s) leads into the panel: %s", (key, isRtl, expected) => {
  expect(entersPanel(key, isRtl)).toBe(expected);
});
