import { useLayoutEffect, useRef, useState } from "react";
import { slideTo } from "#src/dom/slide.ts";

/** Opens and closes an element of the server, which until the first change stands as the page's styles have it. */
export const useSlide = (element: HTMLElement, isOpen: boolean, durationMs: number): void => {
  const wasOpen = useRef(false);
  const [original] = useState(() => element.style.display);

  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    const isVisible = getComputedStyle(element).display !== "none";
    // Themes without styles for it show it from the start.
    if (isVisible && isOpen) return;
    return slideTo(element, isOpen, durationMs);
  }, [element, isOpen, durationMs]);

  useLayoutEffect(
    () => () => {
      element.style.display = original;
    },
    [element, original],
  );
};
