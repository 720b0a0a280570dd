import { useLayoutEffect } from "react";
import { keepAttributes } from "#src/dom/changed-attributes.ts";

/** Uses the inline style, as the plugin's style sheet expects. */
export const useDisplay = (element: HTMLElement | null, isShown: boolean): void => {
  useLayoutEffect(() => {
    if (!element) return undefined;
    const restore = keepAttributes(element, ["style"]);
    element.style.display = isShown ? "block" : "none";
    return restore;
  }, [element, isShown]);
};
