/** One clock for everything on the page that counts seconds. It stands while the tab is hidden. */

type Tick = (now: number) => void;

const ticks = new Set<Tick>();
let timer: ReturnType<typeof setTimeout> | undefined;

const run = (): void => {
  clearTimeout(timer);
  if (document.hidden) return;
  const now = Date.now();
  for (const tick of [...ticks]) tick(now);
  // On the second, so that all of them turn together and none drifts; after sleep the next one tells the right time.
  timer = setTimeout(run, 1000 - (Date.now() % 1000));
};

/** Calls back at once, every second, and as soon as a hidden tab is seen again. Returns the undo. */
export const onTick = (tick: Tick): (() => void) => {
  if (ticks.size === 0) document.addEventListener("visibilitychange", run);
  ticks.add(tick);
  // The first one starts the clock.
  if (ticks.size === 1) run();
  else tick(Date.now());
  return () => {
    ticks.delete(tick);
    if (ticks.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", run);
  };
};
