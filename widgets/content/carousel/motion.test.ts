import { expect, it } from "vitest";
import { dropWay, moveMs, pulledTo, shareOf, stepsIn } from "./motion.ts";

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

it.each([
  [250, 15],
  // A script that wants no motion asks for 1 ms.
  [1, 1],
])("%d ms are %d steps of the library", (ms, steps) => {
  expect(stepsIn(ms)).toBe(steps);
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

/** The ways to the snaps of 200 px slides after a drag of so many px to the next slides (1) or back (-1). */
const ways = (dragged: number, heading: number) => [-400, -200, 0, 200, 400].map((snap) => snap - dragged * heading);

it.each([
  ["goes back after", 20, -20, -20],
  ["goes back after", 29, -29, -29],
  ["turns after", 30, -30, 170],
  ["turns after", 31, -31, 169],
  ["turns after", 60, -60, 140],
  ["turns after 45 %:", 90, -90, 110],
  ["turns after 55 %:", 110, 90, 90],
  ["stays with one slide after", 215, -15, -15],
  ["turns by two slides after", 260, -60, 140],
  ["goes as far as a quick finger's force after", 20, 180, 180],
  ["does not heed a force that leads the other way after", 90, -290, 110],
  ["is pulled back as the library does beyond the last slide, after", 460, 40, 40],
])("%s %d px", (_, dragged, force, way) => {
  for (const heading of [1, -1]) expect(dropWay(ways(dragged, heading), heading, force * heading)).toBe(way * heading);
});

it.each([
  [250, 0, true, 50],
  [250, 0, false, 0],
  [-900, -800, true, -820],
  [-300, -300, true, -300],
])(
  "a drag to %d px, of which %d is the nearest possible place, takes the slides to that (pulled: %s) or %d",
  (...row) => {
    const [dragged, end, mayPull, place] = row;
    expect(pulledTo(dragged, end, mayPull)).toBe(place);
  },
);
