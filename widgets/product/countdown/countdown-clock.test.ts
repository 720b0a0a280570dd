import { expect, it } from "vitest";
import { fillTexts, momentOf, spanOf, UTC_OFFSET_HOURS } from "./countdown-clock.ts";

it.each([
  ["2021/9/5 17:12:0", -4, "2021-09-05T21:12:00Z"],
  ["2021-09-05 17:12", -4, "2021-09-05T21:12:00Z"],
  ["2021-09-05T17:12:30", 2, "2021-09-05T15:12:30Z"],
  ["2021/12/5", -4, "2021-12-05T04:00:00Z"],
  ["September 5, 2021 17:12:00", -4, "2021-09-05T21:12:00Z"],
  ["9/5/2021 17:12", 5.5, "2021-09-05T11:42:00Z"],
  ["2021-09-05T17:12:00Z", -4, "2021-09-05T17:12:00Z"],
  ["2021-09-05T17:12:00+02:00", -4, "2021-09-05T15:12:00Z"],
])("%s at UTC%d is %s", (date, offset, moment) => {
  expect(momentOf(date, offset)).toBe(Date.parse(moment));
});

it.each(["", "soon", "(days)"])("%j is no date", (date) => {
  expect(momentOf(date, UTC_OFFSET_HOURS)).toBeNaN();
});

it("takes dates without a zone for UTC−4", () => {
  expect(UTC_OFFSET_HOURS).toBe(-4);
});

it.each([
  [{ Days: "1", Hours: "2", Minutes: "3" }, 93_780_000],
  [{ Minutes: 30 }, 1_800_000],
  [{}, 0],
])("%j is a span of %d ms", (fixTime, span) => {
  expect(spanOf(fixTime)).toBeCloseTo(span);
});

it("knows no span of words", () => {
  expect(spanOf({ Days: "two" })).toBeNaN();
});

it.each([
  [93_784_000, "01 02 03 04"],
  [999, "00 00 00 00"],
  [0, "00 00 00 00"],
  [100 * 86_400_000, "100 00 00 00"],
])("writes %d ms as %s", (left, text) => {
  expect(fillTexts(["(days) (hours) (minutes) (seconds)"], left, {})).toEqual([text]);
});

it.each([
  [{}, "05"],
  [{ Days: "false" }, "5"],
  [{ Days: false }, "5"],
  [{ Days: "true" }, "05"],
  [{ Hours: "false" }, "05"],
])("pads five days under %j to %s", (padding, text) => {
  expect(fillTexts(["(days)"], 5 * 86_400_000, padding)).toEqual([text]);
});

it.each([
  [["(days) p_days and (hours) p_hours"], ["01 Day and 00 Hours"]],
  [
    ["(seconds)", "p_seconds (seconds)"],
    ["09", "Seconds (seconds)"],
  ],
  [["(minutes)(minutes)"], ["02(minutes)"]],
  [["no room"], ["no room"]],
])("fills %j to %j", (texts, filled) => {
  expect(fillTexts(texts, 86_529_000, {})).toEqual(filled);
});
