import { useLayoutEffect } from "react";
import { holdBackEntry } from "#src/dom/back-entry.ts";
import { useLatest } from "./use-latest.ts";

export const useBackButton = (isOpen: boolean, onBack: () => void): void => {
  const latest = useLatest(onBack);
  useLayoutEffect(() => {
    if (isOpen) return holdBackEntry(() => latest.current());
  }, [isOpen, latest]);
};
