import { expect, it, onTestFinished, vi } from "vitest";
import { momentOf, requireSpan } from "./moment.ts";

it.each([
  ["2026-12-24", new Date(2026, 11, 24).getTime()],
  ["2026-12-24 18:30:15", new Date(2026, 11, 24, 18, 30, 15).getTime()],
  ["2026/12/24 8:3:5", new Date(2026, 11, 24, 8, 3, 5).getTime()],
  ["2026-12-24T18:30", new Date(2026, 11, 24, 18, 30).getTime()],
  ["2026-12-24T18:30:00Z", Date.UTC(2026, 11, 24, 18, 30)],
  ["2026-12-24T18:30:00+02:00", Date.UTC(2026, 11, 24, 16, 30)],
  ["1798137000", 1_798_137_000_000],
  [1_798_137_000_000, 1_798_137_000_000],
])("reads %s by the visitor's clock", (value, moment) => {
  expect(momentOf(value)).toBe(moment);
});

it.each([
  ["2021/9/5 17:12:0", -4, "2021-09-05T21:12:00Z"],
  ["2021-09-05 17:12", -4, "2021-09-05T21:12:00Z"],
  ["2021-09-05T17:12:30", 2, "2021-09-05T15:12:30Z"],
  ["2021/12/5", -4, "2021-12-05T04:00:00Z"],
  ["September 5, 2021 17:12:00", -4, "2021-09-05T21:12:00Z"],
  ["9/5/2021 17:12", 5.5, "2021-09-05T11:42:00Z"],
  ["09-05-2021", -4, "2021-09-05T04:00:00Z"],
  ["2021-09-05T17:12:00Z", -4, "2021-09-05T17:12:00Z"],
  ["2021-09-05T17:12:00+02:00", -4, "2021-09-05T15:12:00Z"],
  ["Sun Sep 05 2021 17:12:00 GMT+0200", -4, "2021-09-05T15:12:00Z"],
  ["2021/9/5 17:12:0 UTC", -4, "2021-09-05T17:12:00Z"],
  ["Sun, 05 Sep 2021 17:12:00 GMT", -4, "2021-09-05T17:12:00Z"],
])("%s at UTC%d is %s", (date, offset, moment) => {
  expect(momentOf(date, offset)).toBe(Date.parse(moment));
});

it.each([
  ["2021-09-05 17:12:00 UTC", "2021-09-05T17:12:00Z"],
  ["2021-09-05 17:12 GMT", "2021-09-05T17:12:00Z"],
  ["2021-09-05 17:12:00 -0400", "2021-09-05T21:12:00Z"],
  ["2021-09-05 17:12:00Z", "2021-09-05T17:12:00Z"],
])("%s is %s in Safari too, which reads no dashes before a zone after a space", (date, moment) => {
  const expected = Date.parse(moment);
  const { parse } = Date;
  vi.spyOn(Date, "parse").mockImplementation((text) =>
    /^\d+-.* \S+ |^\d+\/.*\dZ/.test(text) ? Number.NaN : parse(text),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  expect(momentOf(date, -4)).toBe(expected);
});

it.each(["", "soon", "next week", "(days)", null, undefined, true])("reads no moment from %j", (value) => {
  expect(momentOf(value)).toBeNaN();
  expect(momentOf(value, -4)).toBeNaN();
});

const hostWith = (span: string): HTMLElement => {
  const host = document.createElement("p");
  host.setAttribute("data-fixTime", span);
  return host;
};

it.each([
  ['{"Days":"1","Hours":"2","Minutes":"3"}', 93_780_000],
  ['{"Minutes":30}', 1_800_000],
  ['{"Days":1,"Hours":"","Minutes":null}', 86_400_000],
  ['{"Days":0}', 0],
])("reads the span %s as %d ms", (span, ms) => {
  expect(requireSpan(hostWith(span), "data-fixTime")).toBe(ms);
});

it.each(['{"Days":"two"}', '{"days":2}', "{}"])("names the attribute whose span is %s", (span) => {
  expect(() => requireSpan(hostWith(span), "data-fixTime")).toThrow(
    `Cannot read data-fixTime: expected {"Days":1,"Hours":12,"Minutes":30}, got "${span}". Correct it.`,
  );
});

it.each(["2 days", "null", "5", "[1]"])("names the attribute that is no JSON object but %s", (span) => {
  expect(() => requireSpan(hostWith(span), "data-fixTime")).toThrow(
    `Cannot read data-fixTime: expected a JSON object, got "${span}". Correct it.`,
  );
});
