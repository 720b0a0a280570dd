import { prefersReducedMotion } from "./reduced-motion.ts";

/** Opens or closes an element of the server, at once where the visitor wants no motion. Returns the undo of what still moves. */
export const slideTo = (element: HTMLElement, isOpen: boolean, durationMs: number): (() => void) => {
  element.style.display = "block";
  const animation = prefersReducedMotion()
    ? undefined
    : element.animate(
        [
          { height: 0, paddingBlock: 0, marginBlock: 0, overflow: "clip" },
          { height: getComputedStyle(element).height, overflow: "clip" },
        ],
        { duration: durationMs, easing: "ease-in-out", direction: isOpen ? "normal" : "reverse", fill: "both" },
      );
  const settle = () => {
    element.style.display = isOpen ? "block" : "none";
    animation?.cancel();
  };
  if (!animation) {
    settle();
    return () => undefined;
  }
  const timer = setTimeout(settle, durationMs);
  return () => {
    clearTimeout(timer);
    animation.cancel();
  };
};
