import { expect, it } from "vitest";
import { rowOrder } from "./row-order.ts";
import { selectAllState } from "./ticked-rows.ts";

it.each([
  [[], "none"],
  [[false, false], "none"],
  [[true, false], "some"],
  [[true, true], "all"],
] as const)("rows ticked %j: the checkbox of all shows %s", (ticked, expected) => {
  expect(selectAllState(ticked)).toBe(expected);
});

it.each([
  [["a", "b", "c"], "b", ["c", "a"]],
  [["a", "b", "c"], "c", ["b", "a"]],
  [["a"], "a", []],
])("of %j without %s the focus tries %j", (rows, removed, expected) => {
  expect(rowOrder(rows, removed)).toEqual(expected);
});
