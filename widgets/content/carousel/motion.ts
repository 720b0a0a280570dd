/** One step of the library's clock. */
const STEP_MS = 1000 / 60;

/** A move over more slides takes no longer than over this many. */
const MOST_SLIDES = 6;

export const moveMs = (slides: number, speedMs: number): number =>
  Math.min(Math.max(Math.abs(slides), 1), MOST_SLIDES) * speedMs;

export const stepsIn = (ms: number): number => Math.max(1, Math.round(ms / STEP_MS));

/** The part of the remaining way that the next step takes; unless steady, the move slows down towards its end. */
export const shareOf = (stepsLeft: number, isSteady: boolean): number =>
  1 - ((stepsLeft - 1) / stepsLeft) ** (isSteady ? 1 : 3);

/** How much of a drag beyond an end the slides follow. */
const PULL = 1 / 5;

/** Where a drag takes the slides, which is not far beyond the nearest `end`. */
export const pulledTo = (dragged: number, end: number, mayPull: boolean): number =>
  end + (dragged - end) * (mayPull ? PULL : 0);

/** A slide that is dragged less than this goes back. */
const SNAP_TOLERANCE_PX = 30;

/**
 * Of the `ways` to all snaps, a released carousel takes the first one ahead, or the finger's force if that leads
 * farther.
 */
export const dropWay = (ways: readonly number[], heading: number, force: number): number => {
  const ahead = ways.map((way) => way * heading).filter((way) => way > -SNAP_TOLERANCE_PX);
  return ahead.length > 0 ? Math.max(Math.min(...ahead), force * heading) * heading : force;
};
