/** What a countdown shows when. Moments and spans are milliseconds. */

/** The spec's zone for dates that name none: UTC−4, whatever the season. */
export const UTC_OFFSET_HOURS = -4;

const HOUR = 3_600_000;

/** Each unit with its span, and how many of it make one of the unit before. */
const UNITS: readonly (readonly [string, number, number])[] = [
  ["Days", 24 * HOUR, Number.POSITIVE_INFINITY],
  ["Hours", HOUR, 24],
  ["Minutes", 60_000, 60],
  ["Seconds", 1000, 60],
];

/** The units' names in templates and classes. */
export const UNIT_NAMES = UNITS.map(([unit]) => unit.toLowerCase());

/** Values by unit: the spans of `data-fixTime`, or the switches of `data-zeroPad`. */
export type ByUnit = Readonly<Record<string, unknown>>;

/** The moment of `2021/9/5 17:12:0` on a wall clock that many hours east of Greenwich; NaN for what is no date. */
export const momentOf = (date: string, offsetHours: number): number =>
  /\d(Z|[+-]\d\d:?\d\d)$/i.test(date)
    ? Date.parse(date)
    : // With dashes or a T engines differ in what they read.
      Date.parse(`${date.replace(/-/g, "/").replace(/(\d)T/, "$1 ")} UTC`) - offsetHours * HOUR;

/** NaN when a value is neither a number nor its text. */
export const spanOf = (values: ByUnit): number =>
  UNITS.reduce((sum, [unit, span]) => sum + Number(values[unit] ?? 0) * span, 0);

/**
 * Texts with `(days)` and `p_days` and so on filled in, each at its first place only; `p_` is the unit's English name
 * for the number. Numbers have two digits, unless the unit's padding is "false".
 */
export const fillTexts = (texts: readonly string[], left: number, padding: ByUnit): string[] =>
  UNITS.reduce((text, [unit, span, most], at) => {
    const value = Math.floor(left / span) % most;
    return text
      .replace(`p_${UNIT_NAMES[at]}`, value === 1 ? unit.slice(0, -1) : unit)
      .replace(`(${UNIT_NAMES[at]})`, String(value).padStart(`${padding[unit]}` === "false" ? 1 : 2, "0"));
  }, texts.join("\0")).split("\0");
