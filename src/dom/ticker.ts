/** One clock for everything on the page that counts seconds. It stands while the tab is hidden. */

/** Answers false when it needs no further call. */
type Tick = (now: number) => unknown;

const ticks = new Set<Tick>();
let timer: ReturnType<typeof setTimeout> | undefined;

const run = (): void => {
  clearTimeout(timer);
  if (document.hidden) return;
  const now = Date.now();
  for (const tick of [...ticks]) if (tick(now) === false) ticks.delete(tick);
  // On the second, so that all turn together and none drifts; after sleep the next one tells the right time.
  if (ticks.size > 0) timer = setTimeout(run, 1000 - (Date.now() % 1000));
  else document.removeEventListener("visibilitychange", run);
};

const SPANS_MS = [86_400_000, 3_600_000, 60_000, 1000];

/** Whole days, hours, minutes and seconds in a span of milliseconds. */
export const unitsOf = (ms: number): number[] =>
  SPANS_MS.map((span, at) => Math.floor((ms % (SPANS_MS[at - 1] ?? Number.POSITIVE_INFINITY)) / span));

/** Calls back at once, every second, and as soon as a hidden tab is seen again. Returns the undo. */
export const onTick = (tick: Tick): (() => void) => {
  if (tick(Date.now()) !== false) {
    if (ticks.size === 0) {
      document.addEventListener("visibilitychange", run);
      timer = setTimeout(run, 1000 - (Date.now() % 1000));
    }
    ticks.add(tick);
  }
  return () => {
    ticks.delete(tick);
    if (ticks.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", run);
  };
};
