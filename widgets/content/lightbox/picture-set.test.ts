import { expect, it } from "vitest";
import { hasStrip, isSharedSet, placed, sizeOf, turned } from "./picture-set.ts";

it.each([
  [1, false],
  [2, true],
  [30, true],
  [31, false],
])("with %d pictures the strip of small ones is there: %s", (count, isThere) => {
  expect(hasStrip(count)).toBe(isThere);
});

const nothing = { width: 0, height: 0 };

it.each([
  [
    "what the server says",
    [
      { width: 1600, height: 900 },
      { width: 4, height: 3 },
    ],
    { width: 1600, height: 900 },
  ],
  [
    "what the small one has",
    [
      { width: Number.NaN, height: 900 },
      { width: 4, height: 3 },
    ],
    { width: 4, height: 3 },
  ],
  ["500 by 344 where nobody knows", [nothing, nothing], { width: 500, height: 344 }],
  [
    "500 by 344 where each side is known without the other",
    [
      { width: 900, height: 0 },
      { width: 0, height: 900 },
    ],
    { width: 500, height: 344 },
  ],
])("takes %s for the size", (_what, sizes, size) => {
  expect(sizeOf(...sizes)).toEqual(size);
});

it.each([
  ["prettyPhoto", false],
  ["prettyPhoto[trip]", true],
  ["prettyPhoto[]", true],
])("%s is a set of several: %s", (set, isShared) => {
  expect(isSharedSet(set)).toBe(isShared);
});

it.each([
  [4, 1, 5, 0],
  [0, -1, 5, 4],
  [1, 1, 5, 2],
])("from %d by %d of %d comes %d", (at, by, count, next) => {
  expect(turned(at, by, count)).toBe(next);
});

it("counts from the left in the library, and back", () => {
  expect(placed(1, 4, false)).toBe(1);
  expect(placed(1, 4, true)).toBe(2);
  expect(placed(2, 4, true)).toBe(1);
});
