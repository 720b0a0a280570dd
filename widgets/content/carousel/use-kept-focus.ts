import { useLayoutEffect } from "react";
import { focusableIn } from "#src/dom/focusable.ts";
import type { Stage } from "./use-stage.ts";

/** When the slide with the focus leaves the stage, the focus goes on to the first that is shown. */
export const useKeptFocus = ({ viewport, slides }: Stage, away: readonly boolean[], first: number): void => {
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  const isLost = away[focused] === true;
  useLayoutEffect(() => {
    const slide = slides[first];
    if (isLost && slide) (focusableIn(slide)[0] ?? viewport).focus({ preventScroll: true });
  }, [isLost, slides, first, viewport]);
};
