import { expect, it } from "vitest";
import { panelWidth } from "./panel-width.ts";

it.each([
  ["left", null, undefined],
  ["left", 600, 600],
  ["left", 4000, 1265],
  ["full-width", undefined, 1265],
  ["full-width", 600, 1265],
])("placement %s with the width %s makes the panel %s px wide", (placement, width, expected) => {
  expect(panelWidth(placement, width, 1265)).toBe(expected);
});
