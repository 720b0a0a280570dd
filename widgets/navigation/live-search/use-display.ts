import { useLayoutEffect } from "react";
import { keepAttributes } from "#src/dom/changed-attributes.ts";

/** The plugin's style sheet expects an inline style; a theme may have printed the element hidden. */
export const useDisplay = (element: HTMLElement | null, isShown: boolean): void => {
  useLayoutEffect(() => {
    if (!element) return undefined;
    const restore = keepAttributes(element, ["style", "hidden"]);
    element.hidden = !isShown;
    element.style.display = isShown ? "block" : "none";
    return restore;
  }, [element, isShown]);
};
