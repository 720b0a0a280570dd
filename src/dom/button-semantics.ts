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

/** As `actAsButtons`, again each time the server has printed the wishlist's blocks anew. Returns the undo. */
export const keepAsButtons = (host: Element, selector: string): (() => void) => {
  const printed = "storefront:wishlist-blocks-ready";
  const undos: (() => void)[] = [];
  const act = () => undos.push(actAsButtons(host.querySelectorAll(selector)));
  act();
  document.addEventListener(printed, act);
  return () => {
    document.removeEventListener(printed, act);
    for (const undo of undos) undo();
  };
};
