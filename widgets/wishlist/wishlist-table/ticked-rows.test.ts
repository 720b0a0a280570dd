import { expect, it } from "vitest";
import { selectAllState } from "./ticked-rows.ts";

it.each([
  [[], "none"],
  [[false, false], "none"],
  [[true, false], "some"],
  [[true, true], "all"],
] as const)("rows ticked %j: the checkbox of all shows %s", (ticked, expected) => {
  expect(selectAllState(ticked)).toBe(expected);
});
