/** Days as the platform stores them, year-month-day; they compare as texts. */

/** The day that a text begins with, empty for an empty one; undefined for anything else. */
export const dayOf = (text: string): string | undefined => {
  if (text.trim() === "") return "";
  const [, year, month = "", day = ""] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text) ?? [];
  return year && `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
};

/** True for a time behind the day, which a field for days would lose; midnight is the day itself. */
export const hasTime = (text: string): boolean => /\d\s+(?!0?0:00)\d{1,2}:\d/.test(text);

/** The visitor's own day: around midnight it is not that of UTC. */
export const dayAt = (now: number): string => {
  const date = new Date(now);
  return dayOf(`${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`) ?? "";
};

/** What may be chosen from. A day that was stored earlier stays valid, so that nothing else of its form is held up. */
export const earliest = (minimum: string, stored: string): string =>
  stored !== "" && stored < minimum ? stored : minimum;

/** What was typed, brought to the minimum. */
export const allowed = (value: string, minimum: string): string => (value !== "" && value < minimum ? minimum : value);
