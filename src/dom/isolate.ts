import { isHidden } from "./is-hidden.ts";

/** Assistive technology must keep hearing live regions while a dialog is open. */
const LIVE = "[role=status],[role=alert],[aria-live]";

/** The value of our `inert`, by which it is known in a theme's copy of its header. */
export const OURS = "sw";

const held = new Set<Element>();

/**
 * Makes everything inert except an element and its ancestors. What is hidden stays as it is: if it shows later, as another
 * script's popup does, it has opened on top. Returns the undo, which also frees copies.
 */
export const isolate = (element: Element): (() => void) => {
  const rest: Element[] = [];
  for (let node = element; node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      const isOther = sibling !== node && !sibling.matches(LIVE);
      if (isOther && sibling instanceof HTMLElement && !sibling.inert && !isHidden(sibling)) rest.push(sibling);
    }
  }
  for (const other of rest) {
    other.setAttribute("inert", OURS);
    held.add(other);
  }
  return () => {
    for (const other of rest) held.delete(other);
    for (const other of [...rest, ...document.querySelectorAll(`[inert=${OURS}]`)])
      if (!held.has(other)) other.removeAttribute("inert");
  };
};
