import { expect, it } from "vitest";
import { walkRound } from "./option-walk.ts";

it.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 0],
  ["ArrowUp", -1, 2],
  ["ArrowUp", 0, 2],
  ["ArrowUp", 1, 0],
  ["ArrowUp", 2, 1],
  ["Home", 1, undefined],
  ["a", 1, undefined],
])("%s leads from option %d of three to %s", (key, active, expected) => {
  expect(walkRound(key, active, 3)).toBe(expected);
});
