import { focusOrder } from "./focus-order.ts";
import { FOCUSABLE } from "./focusable.ts";

/** Moves the focus from an element that is about to vanish to the next tab stop, or to the last one before it. */
export const focusPast = (element: HTMLElement): void => {
  for (const stop of focusOrder([...document.querySelectorAll<HTMLElement>("*")], element)) {
    if (!stop.matches(FOCUSABLE) || element.contains(stop)) continue;
    stop.focus();
    // Hidden elements refuse the focus.
    if (document.activeElement === stop) return;
  }
};
