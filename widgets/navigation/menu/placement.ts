/** Where an open panel stands. Coordinates are the viewport's, in px. */

/**
 * Moved as little as possible to stand between the edges; what has no room between them is centred. `spare` is what it
 * leaves of the width or height.
 */
export const keepInside = (start: number, spare: number, edge: number): number => {
  const last = spare - edge;
  return last < edge ? Math.max(0, spare / 2) : Math.min(Math.max(start, edge), last);
};

/** Which part of the panel stands at the same part of the toggle: 0 is their left ends, 1 their right ends. */
export const alignment = (placement: string | null | undefined, isRtl: boolean): number => {
  if (placement === "center") return 0.5;
  return (placement === "right") === isRtl ? 0 : 1;
};

/** Below unless it does not fit there and has more room above. */
export const opensAbove = (height: number, above: number, below: number): boolean => height > below && above > below;
