/** Assistive technology must keep hearing live regions while a dialog is open. */
const LIVE = "[role=status],[role=alert],[aria-live]";

/** Hidden elements stay as they are: one that shows later, as another script's popup, has opened on top. */
const isReachable = (element: Element): boolean => getComputedStyle(element).display !== "none";

/** Makes everything inert except an element and its ancestors. Returns the undo. */
export const isolate = (element: Element): (() => void) => {
  const rest: HTMLElement[] = [];
  for (let node = element; node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      const isOther = sibling !== node && !sibling.matches(LIVE);
      if (isOther && sibling instanceof HTMLElement && !sibling.inert && isReachable(sibling)) rest.push(sibling);
    }
  }
  for (const other of rest) other.inert = true;
  return () => {
    for (const other of rest) other.inert = false;
  };
};
