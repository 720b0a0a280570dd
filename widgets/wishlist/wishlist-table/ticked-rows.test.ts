import { expect, it } from "vitest";
import { neighbours } from "./row-order.ts";
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
  [["a", "b", "c"], "b", ["b", "c", "a"]],
  [["a", "b", "c", "d"], "c", ["c", "d", "b", "a"]],
  [["a"], "a", ["a"]],
])("of %j, when %s may go, the focus tries %j", (rows, removed, expected) => {
  expect(neighbours<string>(rows, removed)).toEqual(expected);
});
