/** What a countdown shows when. */

/** The spec's zone for dates that name none: UTC−4, whatever the season. */
export const UTC_OFFSET_HOURS = -4;

const WORDS = ["Day", "Hour", "Minute", "Second"];

/** The switches of `data-zeroPad`, by unit ("Days"). */
export type Padding = Readonly<Record<string, unknown>>;

/**
 * A text with `(days)` and `p_days` and so on filled in, each at its first place only; `p_` is the unit's English name
 * for the number. Numbers have two digits, unless the unit's padding is "false".
 */
export const fillText = (template: string, values: readonly number[], padding: Padding): string =>
  WORDS.reduce((text, word, at) => {
    const units = `${word}s`;
    const name = units.toLowerCase();
    const digits = `${padding[units]}` === "false" ? 1 : 2;
    return text
      .replace(`(${name})`, `${values[at]}`.padStart(digits, "0"))
      .replace(`p_${name}`, values[at] === 1 ? word : units);
  }, template);
