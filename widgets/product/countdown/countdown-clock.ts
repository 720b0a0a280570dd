/** What a countdown shows when. */

/** The spec's zone for dates that name none: UTC−4, whatever the season. */
export const UTC_OFFSET_HOURS = -4;

export const UNITS = ["Days", "Hours", "Minutes", "Seconds"];

/** Values by unit: the spans of `data-fixTime`, or the switches of `data-zeroPad`. */
export type ByUnit = Readonly<Record<string, unknown>>;

/** Milliseconds; NaN when a value is neither a number nor its text. */
export const spanOf = ({ Days = 0, Hours = 0, Minutes = 0 }: ByUnit): number =>
  (Number(Days) * 1440 + Number(Hours) * 60 + Number(Minutes)) * 60_000;

/**
 * A text with `(days)` and `p_days` and so on filled in, each at its first place only; `p_` is the unit's English name
 * for the number. Numbers have two digits, unless the unit's padding is "false".
 */
export const fillText = (template: string, values: readonly number[], padding: ByUnit): string =>
  UNITS.reduce((text, unit, at) => {
    const name = unit.toLowerCase();
    const digits = `${padding[unit]}` === "false" ? 1 : 2;
    return text
      .replace(`p_${name}`, values[at] === 1 ? unit.slice(0, -1) : unit)
      .replace(`(${name})`, `${values[at]}`.padStart(digits, "0"));
  }, template);
