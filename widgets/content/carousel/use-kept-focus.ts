import { useLayoutEffect } from "react";
import { focusableIn } from "#src/dom/focusable.ts";
import type { Stage } from "./use-stage.ts";

/** When the slide with the focus leaves those that are near, the focus goes on to the first that is shown. */
export const useKeptFocus = ({ viewport, slides }: Stage, near: readonly number[], first: number): void => {
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  const isLost = focused >= 0 && !near.includes(focused);
  useLayoutEffect(() => {
    const slide = slides[first];
    if (isLost && slide) (focusableIn(slide)[0] ?? viewport).focus({ preventScroll: true });
  }, [isLost, slides, first, viewport]);
};
