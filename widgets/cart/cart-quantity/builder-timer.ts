/**
 * Models the page builder's script, which may be on the page too: one timer for all rows, which sends the last change
 * only.
 */

/** The builder's script waits as long. */
export const QUANTITY_DEBOUNCE_MS = 300;

export interface RowChange {
  readonly row: string;
  /** On the clock of `performance.now()`, in milliseconds. */
  readonly at: number;
  isForgotten: boolean;
}

let last: RowChange | undefined;

/** Call it for every change of any row, in their order. */
export const noteChange = (row: string, at: number): RowChange => {
  if (last && last.row !== row && at - last.at < QUANTITY_DEBOUNCE_MS) last.isForgotten = true;
  last = { row, at, isForgotten: false };
  return last;
};

/** The builder's timer ends with the page, so its script never sends a change that still waits. */
export const forgetUnsent = (change: RowChange, now: number): void => {
  if (now - change.at < QUANTITY_DEBOUNCE_MS) change.isForgotten = true;
};
