import { expect, it } from "vitest";
import { forgetUnsent, noteChange } from "./builder-timer.ts";

it.each([
  ["another row 200 ms later", 200, true],
  ["another row 300 ms later", 300, false],
])("the builder's one timer: a change and %s", (_what, laterMs, isForgotten) => {
  const mug = noteChange("mug", 1000);
  const kettle = noteChange("kettle", 1000 + laterMs);
  expect([mug.isForgotten, kettle.isForgotten]).toEqual([isForgotten, false]);
});

it("a newer change of the same row is sent in the older one's place", () => {
  const older = noteChange("mug", 1000);
  noteChange("mug", 1100);
  expect(older.isForgotten).toBe(false);
});

it.each([
  [1299, true],
  [1300, false],
])("a change at 1000 of a page that is left at %d is lost to the builder's timer: %s", (now, isForgotten) => {
  const change = noteChange("mug", 1000);
  forgetUnsent(change, now);
  expect(change.isForgotten).toBe(isForgotten);
});
