import { useLayoutEffect } from "react";
import { focusableIn } from "#src/dom/focusable.ts";
import type { Stage } from "./use-stage.ts";

/** When the focused slide leaves the near ones, the focus moves to the first shown slide. */
export const useKeptFocus = ({ viewport, slides }: Stage, near: readonly number[], first: number): void => {
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  const isLost = focused >= 0 && !near.includes(focused);
  useLayoutEffect(() => {
    const slide = slides[first];
    if (isLost && slide) (focusableIn(slide)[0] ?? viewport).focus({ preventScroll: true });
  }, [isLost, slides, first, viewport]);
};
