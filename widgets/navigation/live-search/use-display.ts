import { useLayoutEffect } from "react";
import { keepAttributes } from "#src/dom/changed-attributes.ts";

/** Shows and hides a server node by its inline style, as the platform's style sheet expects. */
export const useDisplay = (element: HTMLElement | null, isShown: boolean): void => {
  useLayoutEffect(() => (element ? keepAttributes(element, ["style"]) : undefined), [element]);
  useLayoutEffect(() => {
    if (element) element.style.display = isShown ? "block" : "none";
  }, [element, isShown]);
};
