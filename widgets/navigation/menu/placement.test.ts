import { expect, it } from "vitest";
import { alignment, keepInside, opensAbove } from "./placement.ts";

it.each([
  ["stays where it fits", 600, 300, 1280, 20, 600],
  ["stops 20 px from the right edge", 1170, 300, 1280, 20, 960],
  ["stops 20 px from the left edge", -200, 300, 1280, 20, 20],
  ["reaches the edge without a distance", -200, 300, 1280, 0, 0],
  ["stands in the middle without room for the edges", 100, 310, 320, 20, 5],
  ["starts at the window when it is wider", 100, 400, 320, 20, 0],
  ["covers the window from edge to edge", 600, 1280, 1280, 20, 0],
  ["stands in the middle of the window where no edge is near enough", 600, 300, 1280, Number.POSITIVE_INFINITY, 490],
])("a panel %s", (_name, start, size, available, edge, expected) => {
  expect(keepInside(start, available - size, edge)).toBe(expected);
});

it.each([
  ["left", false, 0],
  ["left", true, 1],
  ["right", false, 1],
  ["right", true, 0],
  ["center", false, 0.5],
  ["center", true, 0.5],
  ["full-width", false, 0],
  ["elsewhere", false, 0],
  [undefined, false, 0],
  [null, true, 1],
])("placement %s, RTL %s, aligns at %s", (placement, isRtl, expected) => {
  expect(alignment(placement, isRtl)).toBe(expected);
});

it.each([
  ["where it fits below", 200, 40, 720, false],
  ["where it fits below and has more room above", 200, 500, 260, false],
  ["where it fits only above", 200, 700, 60, true],
  ["where it fits nowhere and has more room above", 700, 500, 260, true],
  ["where it fits nowhere and has more room below", 900, 40, 720, false],
])("%s", (_name, height, above, below, expected) => {
  expect(opensAbove(height, above, below)).toBe(expected);
});
