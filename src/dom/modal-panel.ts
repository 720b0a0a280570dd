import { reportError } from "#src/report-error.ts";
import { isolate } from "./isolate.ts";
import { lockScroll } from "./scroll-lock.ts";

/** A script or the window's width may hide an open panel, which would then block the page unseen. Returns the undo. */
export const whenHidden = (panel: HTMLElement, onHidden: () => void): (() => void) => {
  const observer = new ResizeObserver(() => panel.checkVisibility() || onHidden());
  observer.observe(panel);
  return () => observer.disconnect();
};

/** Keeps the page behind a panel from scrolling and taking the focus. The caller moves the focus. Returns the undo. */
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
    // The build leaves out what these options never need (`.ci/lighter-libraries.ts`).
    const focusTrap = createFocusTrap(panel, {
      // The widget decides where the focus goes; the trap only keeps it.
      initialFocus: false,
      fallbackFocus: panel,
      returnFocusOnDeactivate: false,
      escapeDeactivates: false,
      allowOutsideClick: true,
    });
    focusTrap.activate();
    // The page is inert, so whatever else takes the focus has opened on top and may have a trap of its own. Two active
    // traps would take the focus from each other forever.
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
  // Without the trap the inert page still keeps the focus in the panel; Tab only reaches the browser's own bars as well.
  trap().catch((error) => reportError(widget, error, panel));
  return () => {
    release();
    reconnect();
    unlock();
  };
};
