import { isHidden } from "./is-hidden.ts";

/** Shows an element if the server or a style sheet hides it until a script comes. Returns the undo. */
export const reveal = (element: HTMLElement): (() => void) => {
  const { style } = element;
  const { display } = style;
  if (isHidden(element)) style.display = "";
  // A style sheet hides it: overrule it. An element that only its template hid keeps the sheet's layout.
  if (isHidden(element)) style.display = "revert";
  return () => {
    style.display = display;
  };
};
