import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { ownMinimum, readInput } from "./contract.ts";
import { allowed, dayAt, dayOf, earliest, hasTime } from "./day.ts";

/** Makes a date field of a text field. Returns the undo. */
export const attach = (host: HTMLElement): (() => void) => {
  const input = readInput(host);
  const day = dayOf(input.value);
  // The browser's own field would drop a date in another form, and the time that a merchant has typed. A shopper chooses a day.
  if (day === undefined || (hasTime(input.value) && !ownMinimum(input))) return () => {};
  const minimum = (): string => ownMinimum(input) || dayAt(Date.now());
  const listening = new AbortController();
  const { signal } = listening;
  let isChanged = false;
  const restore = keepAttributes(input, ["type", "min"]);
  input.type = "date";
  input.value = day;

  // Not once for all: the page may stay open over midnight.
  const limit = (): void => {
    input.min = earliest(minimum(), input.value);
  };
  limit();
  input.addEventListener("focus", limit, { signal });
  const noteChange = (): void => {
    isChanged = true;
  };
  input.addEventListener("change", noteChange, { signal });
  // Not with each change: while a year is typed, its first digits are a year too.
  const correct = (): void => {
    if (!isChanged) return;
    input.value = allowed(input.value, minimum());
    input.min = minimum();
  };
  input.addEventListener("blur", correct, { signal });

  return () => {
    listening.abort();
    restore();
  };
};
