import { useLayoutEffect } from "react";
import { holdBackEntry } from "#src/dom/back-entry.ts";
import { useLatest } from "#src/ui/use-latest.ts";

export const useBackButton = (onBack: () => void): void => {
  const latest = useLatest(onBack);
  useLayoutEffect(() => holdBackEntry(() => latest.current()), [latest]);
};
