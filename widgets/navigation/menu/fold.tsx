import { prefersReducedMotion } from "#src/dom/reduced-motion.ts";
import type { Menu } from "./menu-instance.tsx";

/** While an element has this class, the style sheet's transition moves its height. */
export const COLLAPSING = "is-collapsing";
const VISIBLE = "is-visible";

export const createFold = (menu: Menu, element: HTMLElement, onEnd = () => {}) => {
  const { classList, style } = element;
  let moves = 0;
  menu.whenEnded(() => {
    moves += 1;
    classList.remove(COLLAPSING, VISIBLE);
  });
  menu.keepStyle(element);
  return (isOpen: boolean): void => {
    moves += 1;
    const own = moves;
    const height = classList.contains(VISIBLE) ? element.offsetHeight : 0;
    const end = () => {
      if (own !== moves) return;
      classList.remove(COLLAPSING);
      classList.toggle(VISIBLE, isOpen);
      style.height = "";
      onEnd();
    };
    classList.add(VISIBLE);
    if (prefersReducedMotion()) {
      end();
      return;
    }
    classList.add(COLLAPSING);
    style.height = `${height}px`;
    // Reading `scrollHeight` makes the browser start the transition from the height above.
    const full = element.scrollHeight;
    style.height = `${isOpen ? full : 0}px`;
    // Empty when the style sheet has no transition.
    void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(end);
  };
};
