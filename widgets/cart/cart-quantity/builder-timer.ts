/**
 * What the page builder's own script, where it is on the page too, makes of the page's changes: its one timer for all
 * rows sends the last change and forgets those that came shortly before.
 */

/** How long a change waits for a further one; the builder's script and this bundle agree. */
export const QUANTITY_DEBOUNCE_MS = 300;

export interface RowChange {
  readonly row: string;
  /** By the page's clock, in milliseconds. */
  readonly at: number;
  isForgotten: boolean;
}

let last: RowChange | undefined;

/** To be told of each change of any row, in their order. */
export const noteChange = (row: string, at: number): RowChange => {
  if (last && last.row !== row && at - last.at < QUANTITY_DEBOUNCE_MS) last.isForgotten = true;
  last = { row, at, isForgotten: false };
  return last;
};

/** The timer ends with the page. */
export const forgetUnsent = (change: RowChange, now: number): void => {
  if (now - change.at < QUANTITY_DEBOUNCE_MS) change.isForgotten = true;
};
