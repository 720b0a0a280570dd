/** When images are loaded, by the names of the platform's settings, `lazySizesConfig`. */

export type LoadingRules = readonly [
  /** Images this near to what is seen are loaded at once. */
  nearPx: number,
  /** Images this near are loaded while nothing else is. */
  farPx: number,
  /** A narrower image takes the width of what is around it. */
  minSizePx: number,
  /** What is passed by faster while scrolling is not loaded. */
  throttleMs: number,
];

/** The shorter side of the viewport must be longer for the larger distance. Zero and less are no distance. */
export const loadingRules = (config: Readonly<Record<string, unknown>>, shorterSidePx: number): LoadingRules => {
  const { expand = 0, expFactor = 1.5, minSize = 40, throttleDelay = 125 } = config as Readonly<Record<string, number>>;
  const nearPx = Math.max(0, expand) || (shorterSidePx > 500 ? 500 : 370);
  // WordPress prints numbers as texts.
  return [nearPx, nearPx * expFactor, Number(minSize), Number(throttleDelay)];
};
