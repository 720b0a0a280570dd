import { prefersReducedMotion } from "./reduced-motion.ts";

/** Opens or closes an element of the server, at once where the visitor wants no motion. Returns what stops the motion. */
export const slideTo = (element: HTMLElement, isOpen: boolean, durationMs: number): (() => void) => {
  const { style } = element;
  const settle = (): void => {
    style.display = isOpen ? "block" : "none";
  };
  if (prefersReducedMotion()) {
    settle();
    return () => {};
  }
  style.display = "block";
  const animation = element.animate(
    [
      { height: 0, paddingBlock: 0, marginBlock: 0, overflow: "clip" },
      { height: getComputedStyle(element).height, overflow: "clip" },
    ],
    { duration: durationMs, easing: "ease-in-out", direction: isOpen ? "normal" : "reverse", fill: "both" },
  );
  const timer = setTimeout(() => {
    settle();
    animation.cancel();
  }, durationMs);
  return () => {
    clearTimeout(timer);
    animation.cancel();
  };
};
