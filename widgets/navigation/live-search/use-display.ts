import { useLayoutEffect } from "react";

/** Shows and hides a server node by its inline style, as the platform's style sheet expects. */
export const useDisplay = (element: HTMLElement | null, isShown: boolean): void => {
  useLayoutEffect(() => {
    const before = element?.getAttribute("style") ?? null;
    return () => (before === null ? element?.removeAttribute("style") : element?.setAttribute("style", before));
  }, [element]);
  useLayoutEffect(() => {
    if (element) element.style.display = isShown ? "block" : "none";
  }, [element, isShown]);
};
