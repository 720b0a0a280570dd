import { expect, it } from "vitest";
import { carouselOptions } from "./carousel-options.ts";
import { inSight, pageAt, pageStarts, positionFor, shownAt, stepFrom, type Track, waysFrom } from "./positions.ts";

/** Eight slides, three at a time. */
const plain: Track = { count: 8, items: 3, last: 5, isLoop: false, isCentered: false, rewinds: false };
const loop: Track = { ...plain, last: 7, isLoop: true };
const centered: Track = { ...plain, last: 7, isCentered: true };

it.each([
  ["stops at the end", plain, 6, 5],
  ["stops at the beginning", plain, -1, 0],
  ["goes where it is told", plain, 4, 4],
  ["begins again after the end", { ...plain, rewinds: true }, 6, 0],
  ["ends again before the beginning", { ...plain, rewinds: true }, -1, 5],
  ["goes round the corner", loop, 8, 0],
  ["goes back round the corner", loop, -2, 6],
])("%s", (_what, track, wish, position) => {
  expect(positionFor(wish, track)).toBe(position);
});

it.each([
  ["three per dot, the last one as far as it goes", plain, 3, [0, 3, 5]],
  ["three per dot, all round", loop, 3, [0, 3, 6]],
  ["a dot per slide in the centre", centered, 1, [0, 1, 2, 3, 4, 5, 6, 7]],
  ["a dot per slide, as far as it goes", plain, 1, [0, 1, 2, 3, 4, 5]],
  ["one dot where all are shown", { ...plain, count: 3, last: 0 }, 3, [0]],
  ["two and a half at a time", { ...plain, items: 2.5 }, 2.5, [0, 2, 4, 5]],
  ["none without slides", { ...plain, count: 0, last: 0 }, 3, []],
])("%s", (_what, track, size, starts) => {
  expect(pageStarts(track, size)).toEqual(starts);
});

it.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [4, 1],
  [5, 2],
])("position %d belongs to dot %d", (position, page) => {
  expect(pageAt(position, [0, 3, 5])).toBe(page);
});

it.each([
  [2, 1, 1, 3],
  [2, -1, 1, 1],
  [2, 1, 3, 5],
  [3, 1, "page", 5],
  [5, 1, "page", 0],
  [0, -1, "page", 5],
] as const)("from %d, direction %d by %s: %d", (position, direction, slideBy, wish) => {
  expect(stepFrom(position, direction, { slideBy, starts: [0, 3, 5] })).toBe(wish);
});

it.each([
  ["the first three", plain, 0, 0, [0, 1, 2]],
  ["the last three", plain, 5, 0, [5, 6, 7]],
  ["round the corner", loop, 7, 0, [7, 0, 1]],
  ["round the centre", centered, 4, 0, [3, 4, 5]],
  ["five round the centre", { ...centered, items: 5 }, 4, 0, [2, 3, 4, 5, 6]],
  ["four round the centre, of the outer ones a half", { ...centered, items: 4 }, 4, 0, [2, 3, 4, 5, 6]],
  ["half of the centre's at the end", centered, 0, 0, [0, 1]],
  ["those that are only partly to be seen", { ...plain, items: 2.5 }, 1, 0, [1, 2, 3]],
  ["the neighbours too", plain, 2, 1, [1, 2, 3, 4, 5]],
  ["the neighbours that are there at the end", plain, 5, 1, [4, 5, 6, 7]],
  ["all, where more are wanted than there are", plain, 0, 8, [0, 1, 2, 3, 4, 5, 6, 7]],
  ["each only once", { ...loop, count: 4, last: 3 }, 2, 3, [3, 0, 1, 2]],
])("shows %s", (_what, track, position, beside, shown) => {
  expect(shownAt(position, track, beside)).toEqual(shown);
});

const all = [0, 1, 2, 3, 4, 5, 6, 7];

it.each([
  ["nothing beside the shown ones", {}, [2, 3, 4], [2, 3, 4], [2, 3, 4]],
  ["those that look in", { stagePadding: 1 }, [2, 3, 4], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]],
  ["those that load early", { lazyLoadEager: 1 }, [2, 3, 4], [2, 3, 4], [1, 2, 3, 4, 5]],
  ["all, where widths differ", { autoWidth: true }, all, all, all],
  ["all, where some take several places", { merge: true }, all, all, all],
])("sees %s", (_what, given, shown, near, due) => {
  expect(inSight(2, plain, carouselOptions(given))).toEqual({ shown, near, due });
});

it.each([
  ["on from the beginning", plain, 0, false, true],
  ["both ways from the second", plain, 1, true, true],
  ["back from the end", plain, 5, true, false],
  ["both ways between two that follow each other", { ...loop, count: 2, items: 1, last: 1 }, 0, true, true],
  ["both ways where it has no end", loop, 7, true, true],
  ["both ways where the beginning comes after the end", { ...plain, rewinds: true }, 0, true, true],
  ["nowhere where all are shown", { ...loop, last: 0 }, 0, false, false],
])("leads %s", (_what, track, position, canGoBack, canGoOn) => {
  expect(waysFrom(position, track)).toEqual({ canGoBack, canGoOn });
});
