/** One clock for everything on the page that counts down. It stands while the tab is hidden. */

/** Is told days, hours, minutes and seconds; nothing when it is over, which is the last call. */
type OnLeft = (left: number[] | undefined) => void;

/** Who is told, and the moment that each waits for. */
const counts = new Map<OnLeft, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The order in which spans are told, largest first. */
export const UNITS = ["days", "hours", "minutes", "seconds"] as const;

const SPANS_MS = [86_400_000, 3_600_000, 60_000, 1000];

/** Whole days, hours, minutes and seconds in a span of milliseconds. */
export const unitsOf = (ms: number): number[] =>
  SPANS_MS.map((span, at) => Math.floor((ms % (SPANS_MS[at - 1] ?? Infinity)) / span));

const tell = (end: number, onLeft: OnLeft): void => {
  const left = end - Date.now();
  if (left < 0) counts.delete(onLeft);
  onLeft(left < 0 ? undefined : unitsOf(left));
};

/**
 * Until the middle of the next second, so that all turn together and none drifts; after sleep the next one tells the right time.
 * Moments are mostly whole seconds: a timer that is late by one millisecond or by none would tell the same number twice and skip one.
 */
const goOn = (): void => {
  clearTimeout(timer);
  if (counts.size === 0) document.removeEventListener("visibilitychange", run);
  else if (!document.hidden) timer = setTimeout(run, 1000 - ((Date.now() + 500) % 1000));
};

const run = (): void => {
  if (!document.hidden) counts.forEach(tell);
  goOn();
};

/** Tells how much is left until a moment: at once, every second, and as soon as a hidden tab is seen again. Returns the undo. */
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
