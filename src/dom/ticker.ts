/** One clock for everything on the page that counts down. It stops while the tab is hidden. */

/** Gets days, hours, minutes and seconds; undefined at the end, which is the last call. */
type OnLeft = (left: number[] | undefined) => void;

/** Callbacks and the moment that each counts down to. */
const counts = new Map<OnLeft, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

export const UNITS = ["days", "hours", "minutes", "seconds"] as const;

const SPANS_MS = [86_400_000, 3_600_000, 60_000, 1000];

export const unitsOf = (ms: number): number[] =>
  SPANS_MS.map((span, at) => Math.floor((ms % (SPANS_MS[at - 1] ?? Infinity)) / span));

const tell = (end: number, onLeft: OnLeft): void => {
  const left = end - Date.now();
  if (left < 0) counts.delete(onLeft);
  onLeft(left < 0 ? undefined : unitsOf(left));
};

// Ticks in the middle of each second, so that all change together and none drifts. Most moments are whole seconds: at
// the turn of a second a timer late by one millisecond or none would show one number twice and skip the next.
const goOn = (): void => {
  clearTimeout(timer);
  if (counts.size === 0) document.removeEventListener("visibilitychange", run);
  else if (!document.hidden) timer = setTimeout(run, 1000 - ((Date.now() + 500) % 1000));
};

const run = (): void => {
  counts.forEach(tell);
  goOn();
};

/** Reports the time left at once, every second, and when a hidden tab is shown again. Returns the undo. */
export const countDown = (end: number, onLeft: OnLeft): (() => void) => {
  counts.set(onLeft, end);
  document.addEventListener("visibilitychange", run);
  tell(end, onLeft);
  goOn();
  return () => {
    counts.delete(onLeft);
    goOn();
  };
};
