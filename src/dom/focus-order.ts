import { FOCUSABLE } from "./focusable.ts";

/** Where the focus goes when one of several goes: to those after it, nearest first, then to those before it. */
export const focusOrder = <Line>(lines: readonly Line[], removed: Line): Line[] => {
  const place = lines.indexOf(removed);
  return [...lines.slice(place + 1), ...lines.slice(0, place).reverse()];
};

/** Moves the focus from an element that is about to vanish to the next tab stop, or to the last one before it. */
export const focusPast = (element: HTMLElement): void => {
  for (const stop of focusOrder([...document.querySelectorAll<HTMLElement>("*")], element)) {
    if (!stop.matches(FOCUSABLE) || element.contains(stop)) continue;
    stop.focus();
    // Hidden elements refuse the focus.
    if (document.activeElement === stop) return;
  }
};
