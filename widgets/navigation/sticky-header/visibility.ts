/** A tuple, because the names of its members would be sent to every visitor. */
export type StickySettings = readonly [
  /** Infinity when not set. */
  hideAfterPx: number,
  /** 0 when not set. */
  showAfterPx: number,
  /** Any text but an empty one means yes. */
  revealsOnScrollUp: string | boolean | undefined,
];

/** A hidden header keeps its styles, as does one that appears only further down. */
export type StickyState = "top" | "styled" | "hidden";

/** At exactly either distance the header still shows. */
export const stateAt = (
  [hideAfterPx, showAfterPx, revealsOnScrollUp]: StickySettings,
  scrollPx: number,
  lastScrollPx: number,
): StickyState => {
  const isRevealed = revealsOnScrollUp && scrollPx < lastScrollPx;
  if (scrollPx < showAfterPx || (scrollPx > hideAfterPx && !isRevealed)) return "hidden";
  return scrollPx ? "styled" : "top";
};
