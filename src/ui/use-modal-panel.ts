import { useLayoutEffect } from "react";
import { holdModal } from "#src/dom/modal-panel.ts";
import "./modal-page.css";

/** While a panel is modal the page behind it neither scrolls nor takes the focus. The island moves the focus itself. */
export const useModalPanel = (panel: HTMLElement, isModal: boolean, widget: string): void => {
  useLayoutEffect(() => {
    if (isModal) return holdModal(panel, widget);
  }, [panel, isModal, widget]);
};
