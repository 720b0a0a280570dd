import { expect, it } from "vitest";
import { fillText, UTC_OFFSET_HOURS } from "./countdown-clock.ts";

it("takes dates without a zone for UTC−4", () => {
  expect(UTC_OFFSET_HOURS).toBe(-4);
});

it.each([
  [[1, 2, 3, 4], "01 02 03 04"],
  [[0, 0, 0, 0], "00 00 00 00"],
  [[100, 0, 0, 0], "100 00 00 00"],
])("writes %j as %s", (values, text) => {
  expect(fillText("(days) (hours) (minutes) (seconds)", values, {})).toBe(text);
});

it.each([
  [{}, "05"],
  [{ Days: "false" }, "5"],
  [{ Days: false }, "5"],
  [{ Days: "true" }, "05"],
  [{ Hours: "false" }, "05"],
])("pads five days under %j to %s", (padding, text) => {
  expect(fillText("(days)", [5, 0, 0, 0], padding)).toBe(text);
});

it.each([
  ["(days) p_days and (hours) p_hours", "01 Day and 00 Hours"],
  ["p_seconds (seconds)", "Seconds 09"],
  ["(minutes)(minutes)", "02(minutes)"],
  ["no room", "no room"],
])("fills %j to %j", (template, filled) => {
  expect(fillText(template, [1, 0, 2, 9], {})).toBe(filled);
});
