import { holdModal } from "#src/dom/modal-panel.ts";
import { lockScroll } from "#src/dom/scroll-lock.ts";

/** reCAPTCHA puts its puzzles into the page, where a modal dialog would hide them and make them inert. */
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

/** Opens a dialog and stops the page behind it from scrolling. Returns a function that closes it. */
export const openDialog = (dialog: HTMLDialogElement): (() => void) => {
  dialog.addEventListener("close", show(dialog), { once: true });
  return () => dialog.close();
};
