import { useListener } from "./use-listener.ts";

/** Calls back when Back or Forward brought the page as it was left, with whatever was on its way lost. */
export const useRestoredPage = (onRestored: () => void): void =>
  useListener<PageTransitionEvent>(window, "pageshow", ({ persisted }) => {
    if (persisted) onRestored();
  });
