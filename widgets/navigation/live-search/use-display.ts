import { useLayoutEffect } from "react";
import { keepAttributes } from "#src/dom/changed-attributes.ts";

/** Shows and hides a server node by its inline style, as the platform's style sheet expects. */
export const useDisplay = (element: HTMLElement | null, isShown: boolean): void => {
  useLayoutEffect(() => {
    if (!element) return undefined;
    const restore = keepAttributes(element, ["style"]);
    element.style.display = isShown ? "block" : "none";
    return restore;
  }, [element, isShown]);
};
