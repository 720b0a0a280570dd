import type { StickySettings } from "./visibility.ts";

interface Marker {
  topPx: number;
  text: string;
}

/** The editor shows these beside the page, at the distances where the header hides and shows. */
export const markersOf = ([hideAfterPx, showAfterPx]: StickySettings): Marker[] => {
  const hideText = hideAfterPx < showAfterPx ? "Error: 'Hide' must be higher than 'Show'" : `Hide (${hideAfterPx}px)`;
  return [
    { topPx: hideAfterPx, text: hideText },
    { topPx: showAfterPx, text: `Show (${showAfterPx}px)` },
  ].filter(({ topPx }) => topPx !== 0 && topPx !== Infinity);
};
