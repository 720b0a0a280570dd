import { prefersReducedMotion } from "#src/dom/reduced-motion.ts";
import type { Menu } from "./menu.tsx";

/** While this class is on an element its height is on its way, by the style sheet's transition. */
export const COLLAPSING = "is-collapsing";
const VISIBLE = "is-visible";

/** Opens and closes an element of the menu by its height. */
export const createFold = (menu: Menu, element: HTMLElement, onEnd = () => {}) => {
  const { classList, style } = element;
  let moves = 0;
  menu.whenEnded(() => {
    moves += 1;
    classList.remove(COLLAPSING, VISIBLE);
  });
  menu.keep(element, ["style"]);
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
    // Reading it makes the browser start from the height above.
    const full = element.scrollHeight;
    style.height = `${isOpen ? full : 0}px`;
    // None where the style sheet has no transition.
    void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(end);
  };
};
