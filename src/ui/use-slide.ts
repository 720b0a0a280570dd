import { useLayoutEffect, useRef, useState } from "react";

const prefersReducedMotion = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const slide = (element: HTMLElement, isOpen: boolean, durationMs: number): Animation =>
  element.animate(
    [
      { height: 0, paddingBlock: 0, marginBlock: 0, overflow: "clip" },
      { height: getComputedStyle(element).height, overflow: "clip" },
    ],
    { duration: durationMs, easing: "ease-in-out", direction: isOpen ? "normal" : "reverse", fill: "both" },
  );

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
    element.style.display = "block";
    const animation = prefersReducedMotion() ? undefined : slide(element, isOpen, durationMs);
    const settle = () => {
      element.style.display = isOpen ? "block" : "none";
      animation?.cancel();
    };
    if (!animation) {
      settle();
      return;
    }
    const timer = setTimeout(settle, durationMs);
    return () => {
      clearTimeout(timer);
      animation.cancel();
    };
  }, [element, isOpen, durationMs]);

  useLayoutEffect(
    () => () => {
      element.style.display = original;
    },
    [element, original],
  );
};
