import { expect, it } from "vitest";
import { dayAt, dayOf, earliest, hasTime, notBefore } from "./day.ts";

it.each([
  ["2026-12-24", "2026-12-24"],
  [" 2026-1-5 ", "2026-01-05"],
  ["2026-12-24 10:30:00", "2026-12-24"],
  ["", ""],
  ["  ", ""],
  ["24/12/2026", undefined],
  ["2026-12-241", undefined],
  ["soon", undefined],
])("reads %j as %j", (text, day) => {
  expect(dayOf(text)).toBe(day);
});

it.each([
  ["2026-12-24 10:30:00", true],
  ["2026-12-24 9:05", true],
  ["2026-12-24 00:30", true],
  ["2026-12-24 00:00:00", false],
  ["2026-12-24", false],
  ["", false],
])("a time in %j: %s", (text, isThere) => {
  expect(hasTime(text)).toBe(isThere);
});

it("takes the day of the visitor's clock", () => {
  expect(dayAt(new Date(2026, 0, 5, 23, 59).getTime())).toBe("2026-01-05");
});

it.each([
  ["2026-11-20", "", "2026-11-20"],
  ["2026-11-20", "2026-12-24", "2026-11-20"],
  ["2026-11-20", "2025-01-01", "2025-01-01"],
])("from %s on, with %j stored, %s is the earliest", (minimum, stored, day) => {
  expect(earliest(minimum, stored)).toBe(day);
});

it.each([
  ["2026-11-19", "2026-11-20"],
  ["2026-11-20", "2026-11-20"],
  ["2027-01-01", "2027-01-01"],
  ["", ""],
])("turns %j into %j", (value, day) => {
  expect(notBefore(value, "2026-11-20")).toBe(day);
});
