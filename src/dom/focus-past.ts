import { FOCUSABLE } from "./focusable.ts";

/** Moves the focus from an element that is about to vanish to the next tab stop, or to the last one before it. */
export const focusPast = (element: Element): void => {
  const stops = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => !element.contains(stop));
  const isAfter = (stop: Element) => (element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const after = stops.filter(isAfter);
  for (const stop of [...after, ...stops.slice(0, stops.length - after.length).reverse()]) {
    stop.focus();
    // Hidden elements refuse the focus.
    if (document.activeElement === stop) return;
  }
};
