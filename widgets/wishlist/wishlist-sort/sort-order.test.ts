import { expect, it } from "vitest";
import { movedTo, placeAt, pullAt } from "./sort-order.ts";

it.each([
  [["a", "b", "c"], "a", 1, ["b", "a", "c"]],
  [["a", "b", "c"], "c", 0, ["c", "a", "b"]],
  [["a", "b", "c"], "a", -1, ["a", "b", "c"]],
  [["a", "b", "c"], "a", 9, ["b", "c", "a"]],
  [["a", "b"], "x", 0, ["a", "b"]],
])("%j with %s at place %i is %j", (order, rowId, place, expected) => {
  expect(movedTo(order, rowId, place)).toEqual(expected);
});

it.each([
  [[50, 150, 250], 10, 0],
  [[50, 150, 250], 100, 1],
  [[50, 150, 250], 300, 3],
])("among rows with middles %j a row dragged to %i takes place %i", (middles, y, place) => {
  expect(placeAt(middles, y)).toBe(place);
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
