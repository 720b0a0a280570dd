/** How long a move takes, and how it goes. */

/** One step of the library's clock. */
const STEP_MS = 1000 / 60;

/** A move over several slides takes longer, but not without end. */
const MOST_SLIDES = 6;

export const moveMs = (slides: number, speedMs: number): number =>
  Math.min(Math.max(Math.abs(slides), 1), MOST_SLIDES) * speedMs;

/** A move that takes any time has at least one. */
export const stepsIn = (ms: number): number => Math.max(1, Math.round(ms / STEP_MS));

/** The share of the way still ahead that the next step takes, with so many steps left: it may slow down towards the end. */
export const shareOf = (stepsLeft: number, isSteady: boolean): number =>
  1 - ((stepsLeft - 1) / stepsLeft) ** (isSteady ? 1 : 3);

/** A slide that is dragged less goes back. */
const SNAP_TOLERANCE_PX = 30;

/**
 * The way a carousel takes that is let go, of the `ways` to its snaps: to the first one ahead, or where the finger's
 * force leads, if that is farther.
 */
export const dropWay = (ways: readonly number[], heading: number, force: number): number => {
  const ahead = ways.map((way) => way * heading).filter((way) => way > -SNAP_TOLERANCE_PX);
  return ahead.length > 0 ? Math.max(Math.min(...ahead), force * heading) * heading : force;
};
