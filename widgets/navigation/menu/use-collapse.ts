import { useLayoutEffect, useState } from "react";
import { useRestoredStyle } from "#src/ui/use-restored-style.ts";

/** While this class is on an element its height is on its way, by the style sheet's transition. */
export const COLLAPSING = "is-collapsing";
const VISIBLE = "is-visible";

const prefersReducedMotion = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const moveHeight = (element: HTMLElement, isOpen: boolean, onEnd: () => void): (() => void) => {
  const { classList, style } = element;
  const start = classList.contains(VISIBLE) ? element.offsetHeight : 0;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    classList.remove(COLLAPSING);
    classList.toggle(VISIBLE, isOpen);
    style.height = "";
    onEnd();
  };
  classList.add(VISIBLE);
  if (prefersReducedMotion()) end();
  else {
    classList.add(COLLAPSING);
    style.height = `${start}px`;
    // Reading it makes the browser start from the height above.
    const full = element.scrollHeight;
    style.height = `${isOpen ? full : 0}px`;
    // None where the style sheet has no transition.
    void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(end);
  }
  return () => {
    isOver = true;
  };
};

/** Opens and closes an element by its height. Returns whether any of it is still to be seen. */
export const useCollapse = (element: HTMLElement, isOpen: boolean, isEnabled: boolean): boolean => {
  const [isShown, setIsShown] = useState(false);
  useLayoutEffect(() => {
    if (!isEnabled || (!isOpen && !element.classList.contains(VISIBLE))) return;
    setIsShown(true);
    return moveHeight(element, isOpen, () => setIsShown(isOpen));
  }, [element, isOpen, isEnabled]);
  useLayoutEffect(() => {
    if (isEnabled) return () => element.classList.remove(VISIBLE, COLLAPSING);
  }, [element, isEnabled]);
  useRestoredStyle(element);
  return isOpen || (isEnabled && isShown);
};
