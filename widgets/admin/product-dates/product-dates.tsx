import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { ownMinimum, readInput } from "./contract.ts";
import { dayAt, dayOf, earliest, hasTime, notBefore } from "./day.ts";

/** Turns a text field into a date field. */
export const attach = (host: HTMLElement): (() => void) => {
  const input = readInput(host);
  const day = dayOf(input.value);
  // A date field would drop a date in another format, and a time that a merchant has typed. The shopper's field, which has
  // a minimum of its own, holds a day only.
  if (day === undefined || (hasTime(input.value) && !ownMinimum(input))) return () => {};
  const minimum = (): string => ownMinimum(input) || dayAt(Date.now());
  const over = new AbortController();
  let isChanged = false;
  const restore = keepAttributes(input, ["type", "min"]);
  input.type = "date";
  input.value = day;

  // Called at each focus, because the page may stay open over midnight.
  const limit = (): void => {
    input.min = earliest(minimum(), input.value);
  };
  limit();
  input.addEventListener("focus", limit, over);
  const noteChange = (): void => {
    isChanged = true;
  };
  input.addEventListener("change", noteChange, over);
  // Only on blur: while the shopper types a year, its first digits already form a valid year.
  const correct = (): void => {
    if (!isChanged) return;
    input.value = notBefore(input.value, minimum());
    input.min = minimum();
  };
  input.addEventListener("blur", correct, over);

  return () => {
    over.abort();
    restore();
  };
};
