import { holdModal } from "#src/dom/modal-panel.ts";
import { lockScroll } from "#src/dom/scroll-lock.ts";

/** reCAPTCHA lays its puzzles over the page, where beside a modal dialog nothing shows and nothing can be pressed. */
const PUZZLES = ".g-recaptcha, #cwg-google-recaptcha";

/** What the browser does for a modal dialog, for one that leaves room for a puzzle. Returns the undo. */
const openBelowPuzzles = (dialog: HTMLDialogElement): (() => void) => {
  dialog.show();
  dialog.ariaModal = "true";
  const listening = new AbortController();
  const { signal } = listening;
  const closeBy = (event: KeyboardEvent) => event.key === "Escape" && !event.defaultPrevented && dialog.close();
  // The page is inert: what is pressed on it is pressed on the body.
  const closeBeside = ({ target }: MouseEvent) =>
    (target === document.body || target === document.documentElement) && dialog.close();
  // A puzzle that has been solved leaves the focus on the page.
  document.addEventListener("keydown", closeBy, { signal });
  document.addEventListener("click", closeBeside, { signal });
  const release = holdModal(dialog, "subscribe-popup");
  return () => {
    listening.abort();
    release();
  };
};

/** Opens a dialog over a page that stands still meanwhile. Returns what closes it. */
export const openDialog = (dialog: HTMLDialogElement): (() => void) => {
  let release: () => void;
  if (dialog.querySelector(PUZZLES)) release = openBelowPuzzles(dialog);
  else {
    release = lockScroll();
    dialog.showModal();
  }
  dialog.addEventListener("close", release, { once: true });
  return () => dialog.close();
};
