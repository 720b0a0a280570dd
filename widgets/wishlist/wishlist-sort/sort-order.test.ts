import { expect, it } from "vitest";
import { movedTo, placeAt, pullAt } from "./sort-order.ts";

it.each([
  [["a", "b", "c"], "a", 1, ["b", "a", "c"]],
  [["a", "b", "c"], "c", 0, ["c", "a", "b"]],
  [["a", "b", "c"], "a", -1, ["a", "b", "c"]],
  [["a", "b", "c"], "a", 9, ["b", "c", "a"]],
])("%j with %s at place %i is %j", (order, rowId, place, expected) => {
  expect(movedTo(order, rowId, place)).toEqual(expected);
});

const boxAt = (left: number, top: number, height = 100) => ({ left, top, width: 100, height });

it.each([
  [10, 0],
  [160, 0],
  [260, 1],
  [400, 2],
])("among rows one below the other, the first one dragged to %i takes place %i", (y, place) => {
  const boxes = [boxAt(0, 0), boxAt(0, 100, 150), boxAt(0, 250)];
  expect(placeAt(boxes, 0, [50, y])).toBe(place);
});

it.each([
  ["within its own", 30, 50, 0],
  ["not past the middle of the next", 145, 50, 0],
  ["past the middle of the next", 170, 50, 1],
  ["to the end of the line", 390, 50, 2],
  ["to the next line, before all of it", 30, 150, 2],
  ["to the next line, past its first", 70, 150, 3],
  ["just into the next line, past its first", 70, 110, 3],
  ["below all", 30, 500, 4],
])("in a grid the first one dragged %s takes its place, from either side", (_case, x, y, place) => {
  const boxes = [boxAt(0, 0), boxAt(100, 0), boxAt(200, 0), boxAt(0, 100), boxAt(100, 100)];
  expect(placeAt(boxes, 0, [x, y])).toBe(place);
  const mirrored = boxes.map((box) => ({ ...box, left: 200 - box.left }));
  expect(placeAt(mirrored, 0, [300 - x, y])).toBe(place);
});

it.each([
  [400, 0],
  [40, 0],
  [15, -25],
  [760, 0],
  [790, 30],
  [830, 70],
])("a row held at %i of 800 scrolls the page by %i", (y, by) => {
  expect(pullAt(y, 800)).toBe(by);
});
