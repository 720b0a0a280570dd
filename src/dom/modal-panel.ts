import { reportError } from "#src/report-error.ts";
import { isolate } from "./isolate.ts";
import { lockScroll } from "./scroll-lock.ts";

/** Makes the page behind a panel neither scroll nor take the focus. Who calls it moves the focus. Returns the undo. */
export const holdModal = (panel: HTMLElement, widget: string): (() => void) => {
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
      // The widget decides where the focus goes; the trap only keeps it.
      initialFocus: false,
      fallbackFocus: panel,
      returnFocusOnDeactivate: false,
      escapeDeactivates: false,
      allowOutsideClick: true,
    });
    focusTrap.activate();
    // As the page is inert, what takes the focus all the same has opened on top, and may have a trap of its own. Two that
    // are at work would take the focus from each other for ever.
    const follow = ({ target }: FocusEvent) => {
      if (panel.contains(target as Node)) focusTrap.unpause();
      else focusTrap.pause();
    };
    addEventListener("focusin", follow, true);
    release = () => {
      removeEventListener("focusin", follow, true);
      focusTrap.deactivate();
    };
  };
  // Without the trap the focus still stays in the panel, as the rest is inert; only the browser's own bars are reached.
  trap().catch((error) => reportError(widget, error, panel));
  return () => {
    release();
    reconnect();
    unlock();
  };
};
