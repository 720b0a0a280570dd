/** Makes elements that the platform's scripts only listen to reachable by keyboard. Returns the undo. */
export const actAsButtons = (elements: Iterable<Element>): (() => void) => {
  const changed = [...elements].filter((element) => !element.hasAttribute("role"));
  for (const element of changed) {
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
  }
  return () => {
    for (const element of changed) {
      element.removeAttribute("role");
      element.removeAttribute("tabindex");
    }
  };
};
