import { expect, it } from "vitest";
import { isTurning, stateOf } from "./carousel-state.ts";

it.each([
  [{}, "still"],
  [{ isRotating: true }, "rotating"],
  [{ isRotating: true, motion: "animating" }, "animating"],
  [{ isRotating: true, motion: "dragging" }, "dragging"],
  [{ isPlaying: true, isRotating: true }, "playing"],
  [{ isPlaying: true, motion: "animating" }, "playing"],
] as const)("with %j it is %s", (doing, state) => {
  expect(stateOf(doing)).toBe(state);
});

const alone = { isWanted: true, isHovered: false, isFocused: false, isBusy: false };

it.each([
  [{}, true],
  [{ isWanted: false }, false],
  [{ isHovered: true }, false],
  [{ isFocused: true }, false],
  [{ isBusy: true }, false],
])("with %j it turns: %s", (change, turns) => {
  expect(isTurning({ ...alone, ...change })).toBe(turns);
});
