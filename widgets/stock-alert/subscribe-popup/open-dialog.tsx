import { holdModal } from "#src/dom/modal-panel.ts";
import { lockScroll } from "#src/dom/scroll-lock.ts";

/** reCAPTCHA lays its puzzles over the page, where beside a modal dialog nothing shows and nothing can be pressed. */
const PUZZLES = ".g-recaptcha, #cwg-google-recaptcha";

const show = (dialog: HTMLDialogElement): (() => void) => {
  if (!dialog.querySelector(PUZZLES)) {
    dialog.showModal();
    return lockScroll();
  }
  dialog.show();
  dialog.ariaModal = "true";
  return holdModal(dialog, "subscribe-popup");
};

/** Opens a dialog over a page that stands still meanwhile. Returns what closes it. */
export const openDialog = (dialog: HTMLDialogElement): (() => void) => {
  dialog.addEventListener("close", show(dialog), { once: true });
  return () => dialog.close();
};
