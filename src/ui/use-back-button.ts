import { useLayoutEffect, useRef } from "react";
import { holdBackEntry } from "#src/dom/back-entry.ts";

/** While something is open the Back button closes it instead of leaving the page. */
export const useBackButton = (isOpen: boolean, onBack: () => void): void => {
  const latest = useRef(onBack);
  latest.current = onBack;
  useLayoutEffect(() => {
    if (isOpen) return holdBackEntry(() => latest.current());
  }, [isOpen]);
};
