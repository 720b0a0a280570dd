import { expect, it } from "vitest";
import { moveMs, shareOf, stepsIn } from "./motion.ts";

it.each([
  [1, 250, 250],
  [0, 250, 250],
  [-3, 250, 750],
  [6, 250, 1500],
  [20, 250, 1500],
  [4, 0, 0],
])("a move over %d slides at %d ms takes %d ms", (slides, speed, ms) => {
  expect(moveMs(slides, speed)).toBe(ms);
});

it("takes 15 steps of the library for 250 ms", () => {
  expect(stepsIn(250)).toBe(15);
});

it("arrives with the last step, and never goes too far", () => {
  let left = 100;
  const ways: number[] = [];
  for (let steps = 15; steps > 0; steps -= 1) {
    const way = left * shareOf(steps, false);
    left -= way;
    ways.push(way);
  }
  expect(left).toBeCloseTo(0);
  expect(ways).toEqual(ways.toSorted((one, other) => other - one));
});

it("takes steps of one length where it is to go steadily", () => {
  expect([4, 3, 2, 1].map((steps) => steps * shareOf(steps, true))).toEqual([1, 1, 1, 1]);
});
