import { useLayoutEffect } from "react";
import { isolate } from "#src/dom/isolate.ts";
import { lockScroll } from "#src/dom/scroll-lock.ts";
import { reportError } from "#src/report-error.ts";
import "./modal-page.css";

/** While a panel is modal the page behind it neither scrolls nor takes the focus. The island moves the focus itself. */
export const useModalPanel = (panel: HTMLElement, isModal: boolean, widget: string): void => {
  useLayoutEffect(() => {
    if (!isModal) return;
    const unlock = lockScroll();
    const reconnect = isolate(panel);
    let isOver = false;
    let release = () => {
      isOver = true;
    };
    const trap = async () => {
      const { createFocusTrap } = await import("focus-trap");
      if (isOver) return;
      const focusTrap = createFocusTrap(panel, {
        // The island decides where the focus goes; the trap only keeps it.
        initialFocus: false,
        fallbackFocus: panel,
        returnFocusOnDeactivate: false,
        escapeDeactivates: false,
        allowOutsideClick: true,
      });
      focusTrap.activate();
      release = () => void focusTrap.deactivate();
    };
    // What is inert keeps the focus in the panel too, except from the browser's own bars.
    trap().catch((error) => reportError(widget, error, panel));
    return () => {
      release();
      reconnect();
      unlock();
    };
  }, [panel, isModal, widget]);
};
