/** What assistive technology must keep hearing while a dialog is open. */
const LIVE = "[role=status],[role=alert],[aria-live]";

/** What does not show cannot be reached, and if it shows later, as other scripts' popups do, it has opened on top. */
const isReachable = (element: Element): boolean => getComputedStyle(element).display !== "none";

/** Makes everything inert but one element and what it stands in. Returns the undo. */
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
