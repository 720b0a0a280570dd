import { isHidden } from "./is-hidden.ts";

/** Assistive technology must keep hearing live regions while a dialog is open. */
const LIVE = "[role=status],[role=alert],[aria-live]";

/** The value of our `inert`, by which it is known in a theme's copy of its header. */
const OURS = "sw";

const held = new Set<Element>();

/** Returns the undo, which also frees copies, and leaves what another panel still holds. */
export const makeInert = (elements: readonly Element[]): (() => void) => {
  for (const element of elements) {
    element.setAttribute("inert", OURS);
    held.add(element);
  }
  return () => {
    for (const element of elements) held.delete(element);
    for (const element of [...elements, ...document.querySelectorAll(`[inert=${OURS}]`)])
      if (!held.has(element)) element.removeAttribute("inert");
  };
};

/**
 * Makes everything inert except an element and its ancestors. What is hidden stays as it is: if it shows later, as another
 * script's popup does, it has opened on top. Returns the undo.
 */
export const isolate = (element: Element): (() => void) => {
  const rest: Element[] = [];
  for (let node = element; node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      const isOther = sibling !== node && !sibling.matches(LIVE);
      if (isOther && sibling instanceof HTMLElement && !sibling.inert && !isHidden(sibling)) rest.push(sibling);
    }
  }
  return makeInert(rest);
};
