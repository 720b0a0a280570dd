import { expect, it } from "vitest";
import { isTurning, stateOf } from "./carousel-state.ts";

it.each([
  [{}, "still"],
  [{ rotating: true }, "rotating"],
  [{ rotating: true, animating: true }, "animating"],
  [{ animating: true, dragging: true }, "dragging"],
  [{ playing: true, rotating: true }, "playing"],
])("with %j it is %s", (flags, state) => {
  expect(stateOf(flags)).toBe(state);
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
