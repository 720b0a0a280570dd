import { expect, it } from "vitest";
import { availabilityLine, buttonText, countdownText, isPreOrder, momentOf } from "./pre-order-rules.ts";

const NOW = new Date(2026, 10, 20, 12).getTime();

it.each([
  ["2026-12-24", new Date(2026, 11, 24).getTime()],
  ["2026-12-24 18:30:15", new Date(2026, 11, 24, 18, 30, 15).getTime()],
  ["2026-12-24T18:30", new Date(2026, 11, 24, 18, 30).getTime()],
  ["2026-12-24T18:30:00Z", Date.UTC(2026, 11, 24, 18, 30)],
  ["2026-12-24T18:30:00+02:00", Date.UTC(2026, 11, 24, 16, 30)],
  ["1798137000", 1_798_137_000_000],
  [1_798_137_000_000, 1_798_137_000_000],
])("reads %s", (value, moment) => {
  expect(momentOf(value)).toBe(moment);
});

it.each(["", "next week", null, undefined, true])("reads no moment from %j", (value) => {
  expect(momentOf(value)).toBeNaN();
});

it.each([
  [{ is_pre_order: true, preorder_date_time_filter: "2026-11-20 12:00:01" }, true],
  [{ is_pre_order: "yes", preorder_date_time_filter: "2026-11-20 12:00:01" }, true],
  [{ is_pre_order: "true", preorder_date_time_filter: "2026-12-24" }, true],
  [{ is_pre_order: true, preorder_date_time_filter: "2026-11-20 12:00:00" }, false],
  [{ is_pre_order: true, preorder_date_time_filter: "soon" }, false],
  [{ is_pre_order: true, preorder_date_time_filter: "" }, false],
  [{ is_pre_order: false, preorder_date_time_filter: "2026-12-24" }, false],
  [{ preorder_date_time_filter: "2026-12-24" }, false],
  [{ is_pre_order: true }, true],
  [{ is_pre_order: true, is_bundled: true }, false],
])("%j is a pre-order at noon: %s", (data, expected) => {
  expect(isPreOrder(data, NOW)).toBe(expected);
});

const texts = {
  preOrderText: "Pre Order Now!",
  defaultText: "Add to cart",
  dateTemplate: "From {date_format}, in {human_readable} ({countdown} left)",
  checkbox: undefined,
};
const dated = { preorder_date_time_format: "24 December", preorder_date_human_time: "5 weeks" };

it.each([
  [true, texts, "Pre Order Now!"],
  [false, texts, "Add to cart"],
  [true, { ...texts, preOrderText: "" }, undefined],
])("says on the button of a pre-order (%s) what the shop has set", (isActive, set, text) => {
  expect(buttonText(isActive, set)).toBe(text);
});

it.each([
  [{}, dated, ["From 24 December, in 5 weeks (", " left)"]],
  [{ checkbox: "yes" }, dated, ["From 24 December, in 5 weeks (", " left)"]],
  [{ checkbox: "no" }, dated, undefined],
  [{ checkbox: "" }, dated, undefined],
  [{ dateTemplate: "" }, dated, undefined],
  [
    { dateTemplate: "Available on {date_format}" },
    { preorder_date_time_format: "$& {countdown}" },
    ["Available on $& ", ""],
  ],
  [{ dateTemplate: "In {human_readable}" }, {}, ["In "]],
])("with %j the line of %j is %j", (set, data, line) => {
  expect(availabilityLine(data, { ...texts, ...set })).toEqual(line);
});

it.each([
  ["%d days, %h hours, %i minutes, %s seconds", 93_784_000, "1 days, 2 hours, 3 minutes, 4 seconds"],
  ["%h:%i", 3_600_000, "1:0"],
  ["%d%%", 86_400_000, "1%%"],
  ["%s", -1, "0"],
])("writes %s", (format, left, text) => {
  expect(countdownText(format, left)).toBe(text);
});
