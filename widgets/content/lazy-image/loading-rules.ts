/** A tuple, because the names of its members would be sent to every visitor. */
export type LoadingRules = readonly [
  /** Images this near to the viewport load at once. */
  nearPx: number,
  /** Images this near load while nothing else does. */
  farPx: number,
  /** A narrower image takes the width of the box around it. */
  minSizePx: number,
  /** Images that the shopper scrolls past faster do not load. */
  throttleMs: number,
];

/**
 * `config` is the page's `lazySizesConfig`; zero and less mean "not set". Only a viewport whose shorter side is long enough
 * gets the larger distance.
 */
export const loadingRules = (config: Readonly<Record<string, unknown>>, shorterSidePx: number): LoadingRules => {
  const { expand = 0, expFactor = 1.5, minSize = 40, throttleDelay = 125 } = config as Readonly<Record<string, number>>;
  const nearPx = Math.max(0, expand) || (shorterSidePx > 500 ? 500 : 370);
  // WordPress prints numbers as strings.
  return [nearPx, nearPx * expFactor, Number(minSize), Number(throttleDelay)];
};
