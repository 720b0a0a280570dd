import { moveFocus } from "#src/dom/focus.ts";
import { focusableIn } from "#src/dom/focusable.ts";

const DELAY_MS = 50;

/** Focuses the first focusable element of a panel that is opening. Returns the undo. */
export const focusSoon = (scope: Element): (() => void) => {
  let cancel = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    const [first] = focusableIn(scope);
    if (first) cancel = moveFocus(first);
  }, DELAY_MS);
  return () => cancel();
};
