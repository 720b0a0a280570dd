import { expect, it } from "vitest";
import { focusOrder } from "./focus-order.ts";

it.each([
  [["a", "b", "c"], "a", ["b", "c"]],
  [["a", "b", "c"], "b", ["c", "a"]],
  [["a", "b", "c"], "c", ["b", "a"]],
  [["a"], "a", []],
  [["a", "b"], "gone", ["a", "b"]],
])("of %j without %s the focus tries %j", (keys, removed, expected) => {
  expect(focusOrder(keys, removed)).toEqual(expected);
});
