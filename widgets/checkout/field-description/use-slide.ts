import { useLayoutEffect, useRef, useState } from "react";

const SLIDE_MS = 250;

const prefersReducedMotion = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const slide = (element: HTMLElement, isOpen: boolean): Animation =>
  element.animate(
    [
      { height: 0, paddingBlock: 0, marginBlock: 0, overflow: "clip" },
      { height: getComputedStyle(element).height, overflow: "clip" },
    ],
    { duration: SLIDE_MS, easing: "ease-in-out", direction: isOpen ? "normal" : "reverse", fill: "both" },
  );

/** Opens and closes an element of the server, which until the first change stands as the page's styles have it. */
export const useSlide = (element: HTMLElement, isOpen: boolean): void => {
  const wasOpen = useRef(false);
  const [original] = useState(() => element.style.display);

  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    const isVisible = getComputedStyle(element).display !== "none";
    // Themes without styles for it show it from the start.
    if (isVisible && isOpen) return;
    element.style.display = "block";
    const animation = prefersReducedMotion() ? undefined : slide(element, isOpen);
    const settle = () => {
      element.style.display = isOpen ? "block" : "none";
      animation?.cancel();
    };
    if (!animation) {
      settle();
      return;
    }
    const timer = setTimeout(settle, SLIDE_MS);
    return () => {
      clearTimeout(timer);
      animation.cancel();
    };
  }, [element, isOpen]);

  useLayoutEffect(
    () => () => {
      element.style.display = original;
    },
    [element, original],
  );
};
