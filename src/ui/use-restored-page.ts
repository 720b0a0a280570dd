import { useEffect, useRef } from "react";

/** Calls back when Back or Forward brought the page as it was left, with whatever was on its way lost. */
export const useRestoredPage = (onRestored: () => void): void => {
  const latest = useRef(onRestored);
  latest.current = onRestored;
  useEffect(() => {
    const handle = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
    };
    window.addEventListener("pageshow", handle);
    return () => window.removeEventListener("pageshow", handle);
  }, []);
};
