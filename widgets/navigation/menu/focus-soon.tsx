import { moveFocus } from "#src/dom/focus.ts";
import { focusableIn } from "#src/dom/focusable.ts";

const DELAY_MS = 50;

/** Moves the focus to the first stop in an element that has just been opened. Returns what takes that back. */
export const focusSoon = (scope: Element): (() => void) => {
  let cancel = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    const [first] = focusableIn(scope);
    if (first) cancel = moveFocus(first);
  }, DELAY_MS);
  return () => cancel();
};
