import { FOCUSABLE } from "./focusable.ts";

/**
 * Moves the focus to where the next Tab would have gone from an element that is about to vanish, or back to the
 * last stop before it when nothing follows.
 */
export const focusPast = (element: Element): void => {
  const stops = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => !element.contains(stop));
  const isAfter = (stop: Element) => (element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const after = stops.filter(isAfter);
  for (const stop of [...after, ...stops.slice(0, stops.length - after.length).reverse()]) {
    stop.focus();
    // Hidden ones refuse the focus.
    if (document.activeElement === stop) return;
  }
};
