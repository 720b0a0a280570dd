interface ScrollPosition {
  top: number;
  /** How far the page can be scrolled. */
  range: number;
}

/** Scaled screens scroll by fractions of a pixel, so the end of a page may lie below its range. */
const ROUNDING_PX = 1;

/** A page that nobody has scrolled, or that is too short for it, has reached nothing. */
export const isDepthReached = (percent: number, { top, range }: ScrollPosition): boolean =>
  top > 0 && top + ROUNDING_PX >= (range * percent) / 100;
