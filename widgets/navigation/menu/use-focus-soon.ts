import { useCallback, useEffect, useRef } from "react";
import { moveFocus } from "#src/dom/focus.ts";
import { focusableIn } from "#src/dom/focusable.ts";

const DELAY_MS = 50;

/** Moves the focus to the first stop in an element that has just been opened; null takes an earlier call back. */
export const useFocusSoon = (): ((scope: HTMLElement | null) => void) => {
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  return useCallback((scope) => {
    cancel.current();
    if (!scope) return;
    const timer = setTimeout(() => {
      const [first] = focusableIn(scope);
      if (first) cancel.current = moveFocus(first);
    }, DELAY_MS);
    cancel.current = () => clearTimeout(timer);
  }, []);
};
