/** UTC−4 in every season, for dates that name no zone. */
export const UTC_OFFSET_HOURS = -4;

const WORDS = ["Day", "Hour", "Minute", "Second"];

/** The switches of `data-zeroPad`, by unit ("Days"). */
export type Padding = Readonly<Record<string, unknown>>;

/**
 * Fills in `(days)`, `p_days` and so on, only the first of each, as the script that this replaces does. `p_days` becomes
 * "Day" or "Days". Numbers have two digits unless the unit's padding is "false".
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
