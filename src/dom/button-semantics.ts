import { undoAll } from "./undo-all.ts";

/** Makes keyboard-reachable buttons of elements on which the platform only listens for clicks. Returns the undo. */
export const actAsButtons = (
  elements: Iterable<Element>,
  more: Readonly<Record<string, string>> = {},
): (() => void) => {
  const act = (element: Element) =>
    Object.entries({ role: "button", tabindex: "0", ...more }).map(([name, value]) => {
      const printed = element.getAttribute(name);
      element.setAttribute(name, value);
      return () => (printed === null ? element.removeAttribute(name) : element.setAttribute(name, printed));
    });
  return undoAll([...elements].filter((element) => !element.hasAttribute("role")).flatMap(act));
};
