/** What assistive technology must keep hearing while a dialog is open, what has no place on the screen, and what may yet open on top. */
const LEFT_ALONE = "[role=status],[role=alert],[aria-live],script,style,link,template,dialog:not([open])";

/** Makes everything inert but one element and what it stands in. Returns the undo. */
export const isolate = (element: Element): (() => void) => {
  const rest: HTMLElement[] = [];
  for (let node = element; node.parentElement && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      const isOther = sibling !== node && !sibling.matches(LEFT_ALONE);
      if (isOther && sibling instanceof HTMLElement && !sibling.inert) rest.push(sibling);
    }
  }
  for (const other of rest) other.inert = true;
  return () => {
    for (const other of rest) other.inert = false;
  };
};
