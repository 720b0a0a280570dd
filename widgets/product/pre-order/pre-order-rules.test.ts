import { expect, it } from "vitest";
import { momentOf } from "#src/moment.ts";
import { availabilityLine, countdownText, preOrderEnd } from "./pre-order-rules.ts";

const NOW = new Date(2026, 10, 20, 12).getTime();

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
  expect(preOrderEnd(data, momentOf) > NOW).toBe(expected);
});

const texts = {
  dateTemplate: "From {date_format}, in {human_readable} ({countdown} left)",
  checkbox: undefined,
};
const dated = {
  preorder_date_time_format: "24 December",
  preorder_date_human_time: "5 weeks",
  preorder_date_time_filter: "2030-12-24",
};
const timer = '<span role="timer" translate="no"></span>';

it.each([
  [{}, dated, `From 24 December, in 5 weeks (${timer} left)`],
  [{ checkbox: "yes" }, dated, `From 24 December, in 5 weeks (${timer} left)`],
  [{ checkbox: "no" }, dated, ""],
  [{ checkbox: "" }, dated, ""],
  [{ dateTemplate: "" }, dated, ""],
  [
    { dateTemplate: "Available on {date_format}" },
    { preorder_date_time_format: "$& {countdown}" },
    "Available on $& {countdown}",
  ],
  [{ dateTemplate: "Ships soon" }, {}, "Ships soon"],
  [{ dateTemplate: "{shop} ships {date_format}" }, dated, "{shop} ships 24 December"],
  [{ dateTemplate: "In {human_readable}" }, {}, ""],
  [{}, {}, ""],
  [{}, { preorder_date_time_format: "24 December" }, "From 24 December, in  ( left)"],
  [{ dateTemplate: "{countdown} left" }, { preorder_date_time_filter: "2030-12-24" }, `${timer} left`],
])("with %j the line of %j is %j", (set, data, line) => {
  expect(availabilityLine(data, { ...texts, ...set })).toBe(line);
});

it.each([
  ["%d days, %h hours, %i minutes, %s seconds", [1, 2, 3, 4], "1 days, 2 hours, 3 minutes, 4 seconds"],
  ["%h:%i", [0, 1, 0, 0], "1:0"],
  ["%d%%", [1, 0, 0, 0], "1%%"],
])("writes %s", (format, values, text) => {
  expect(countdownText(format, values)).toBe(text);
});
