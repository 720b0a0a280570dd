/** Days are strings as the platform stores them, year-month-day, so comparing the strings compares the days. */

/** The day at the start of a text; "" for an empty text, undefined for anything else. */
export const dayOf = (text: string): string | undefined => {
  if (text.trim() === "") return "";
  const [, year, month = "", day = ""] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text) ?? [];
  return year && `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
};

/** True for a day with a time of day, which a date field would lose; midnight loses nothing. */
export const hasTime = (text: string): boolean => /\d\s+(?!0?0:00)\d{1,2}:\d/.test(text);

/** The visitor's local day, which around midnight differs from that of UTC. */
export const dayAt = (now: number): string => {
  const date = new Date(now);
  return dayOf(`${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`) ?? "";
};

/** The field's `min`. A day stored earlier stays valid, because an invalid field would block the whole product's form. */
export const earliest = (minimum: string, stored: string): string =>
  stored !== "" && stored < minimum ? stored : minimum;

/** A typed day, or the minimum where it is earlier; an empty field stays empty. */
export const notBefore = (value: string, minimum: string): string =>
  value !== "" && value < minimum ? minimum : value;
