import { isHidden } from "./is-hidden.ts";

/** Assistive technology must keep hearing live regions while a dialog is open. */
const LIVE = "[role=status],[role=alert],[aria-live]";

/**
 * Makes everything inert except an element and its ancestors. What is hidden stays as it is: if it shows later, as another
 * script's popup does, it has opened on top. Returns the undo.
 */
export const isolate = (element: Element): (() => void) => {
  const rest: HTMLElement[] = [];
  for (let node = element; node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      const isOther = sibling !== node && !sibling.matches(LIVE);
      if (isOther && sibling instanceof HTMLElement && !sibling.inert && !isHidden(sibling)) rest.push(sibling);
    }
  }
  for (const other of rest) other.inert = true;
  return () => {
    for (const other of rest) other.inert = false;
  };
};
