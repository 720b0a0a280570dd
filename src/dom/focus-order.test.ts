import { expect, it } from "vitest";
import { focusOrder } from "./focus-order.ts";

it.each([
  [["a", "b", "c"], "a", ["b", "c"]],
  [["a", "b", "c", "d"], "c", ["d", "b", "a"]],
  [["a", "b", "c"], "c", ["b", "a"]],
  [["a"], "a", []],
])("of %j without %s the focus tries %j", (lines, removed, expected) => {
  expect(focusOrder<string>(lines, removed)).toEqual(expected);
});
