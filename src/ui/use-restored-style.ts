import { useLayoutEffect } from "react";

/** For server nodes whose inline style an island writes: when the island goes, the style attribute is as it was. */
export const useRestoredStyle = (element: Element): void => {
  useLayoutEffect(() => {
    const before = element.getAttribute("style");
    return () => (before === null ? element.removeAttribute("style") : element.setAttribute("style", before));
  }, [element]);
};
