/** Coordinates of the viewport, in px. */

/**
 * Moves a panel as little as possible to stand between the edges, or centres one that is too large. `spare` is the
 * window's size minus the panel's.
 */
export const keepInside = (start: number, spare: number, edge: number): number => {
  const last = spare - edge;
  return last < edge ? Math.max(0, spare / 2) : Math.min(Math.max(start, edge), last);
};

/** Which ends of panel and toggle are aligned: 0 for the left ends, 1 for the right ends. */
export const alignment = (placement: string | null | undefined, isRtl: boolean): number => {
  if (placement === "center") return 0.5;
  return (placement === "right") === isRtl ? 0 : 1;
};

/** Below, unless the panel does not fit there and has more room above. */
export const opensAbove = (height: number, above: number, below: number): boolean => height > below && above > below;
