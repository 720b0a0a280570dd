/** One clock for everything on the page that counts down. It stands while the tab is hidden. */

interface Count {
  end: number;
  /** Days, hours, minutes and seconds; nothing when it is over, which is the last call. */
  onLeft: (left: number[] | undefined) => void;
}

const counts = new Set<Count>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The order in which spans are told, largest first. */
export const UNITS = ["days", "hours", "minutes", "seconds"] as const;

const SPANS_MS = [86_400_000, 3_600_000, 60_000, 1000];

/** Whole days, hours, minutes and seconds in a span of milliseconds. */
export const unitsOf = (ms: number): number[] =>
  SPANS_MS.map((span, at) => Math.floor((ms % (SPANS_MS[at - 1] ?? Infinity)) / span));

const tell = (count: Count): void => {
  const left = count.end - Date.now();
  if (left < 0) counts.delete(count);
  count.onLeft(left < 0 ? undefined : unitsOf(left));
};

/** Until the next second, so that all turn together and none drifts; after sleep the next one tells the right time. */
const goOn = (): void => {
  clearTimeout(timer);
  document.removeEventListener("visibilitychange", run);
  if (counts.size === 0) return;
  document.addEventListener("visibilitychange", run);
  if (!document.hidden) timer = setTimeout(run, 1000 - (Date.now() % 1000));
};

const run = (): void => {
  if (!document.hidden) counts.forEach(tell);
  goOn();
};

/** Tells how much is left until a moment: at once, every second, and as soon as a hidden tab is seen again. Returns the undo. */
export const countDown = (end: number, onLeft: Count["onLeft"]): (() => void) => {
  const count = { end, onLeft };
  counts.add(count);
  tell(count);
  goOn();
  return () => {
    counts.delete(count);
    goOn();
  };
};
