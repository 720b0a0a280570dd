/** When images are loaded. The names of the settings are the platform's, `lazySizesConfig`. */

export interface LoadingRules {
  /** Images this near to what is seen are loaded at once. */
  nearPx: number;
  /** Images this near are loaded while nothing else is. */
  farPx: number;
  /** A narrower image takes the width of what is around it. */
  minSizePx: number;
  /** What is passed by faster while scrolling is not loaded. */
  throttleMs: number;
}

/** Both sides of the viewport must be longer for the larger distance. */
const defaultDistance = (width: number, height: number): number => (Math.min(width, height) > 500 ? 500 : 370);

export const loadingRules = (
  config: Readonly<Record<string, unknown>>,
  width: number,
  height: number,
): LoadingRules => {
  const read = (name: string, fallback: number) => Number(config[name] ?? fallback);
  // Zero and less are none, as for the platform's script.
  const nearPx = Math.max(read("expand", 0), 0) || defaultDistance(width, height);
  return {
    nearPx,
    farPx: nearPx * read("expFactor", 1.5),
    minSizePx: read("minSize", 40),
    throttleMs: read("throttleDelay", 125),
  };
};
