/** Where an open panel stands. Coordinates are the viewport's, in px. */

/** Moved as little as possible to stand between the edges; what has no room between them is centred. */
export const keepInside = (start: number, size: number, available: number, edge: number): number => {
  const last = available - edge - size;
  return last < edge ? Math.max(0, (available - size) / 2) : Math.min(Math.max(start, edge), last);
};

/** Which part of the panel stands at the same part of the toggle: 0 is their left ends, 1 their right ends. */
export const alignment = (placement: string | null | undefined, isRtl: boolean): number => {
  if (placement === "center") return 0.5;
  return (placement === "right") === isRtl ? 0 : 1;
};

/** Below unless it does not fit there and has more room above. */
export const opensAbove = (height: number, above: number, below: number): boolean => height > below && above > below;
