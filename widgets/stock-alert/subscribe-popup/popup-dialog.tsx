import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { isOnBackdrop } from "#src/dom/backdrop.ts";
import { COMPOSING } from "#src/dom/composing.ts";
import { create } from "#src/dom/create.ts";
import { isFocusLost } from "#src/dom/focus.ts";
import { holdModal, whenHidden } from "#src/dom/modal-panel.ts";
import { emit, fire } from "#src/dom/platform-events.ts";
import { lockScroll } from "#src/dom/scroll-lock.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { useListener } from "#src/ui/use-listener.ts";
import type { SubscribePopupProps } from "./contract.ts";

interface PopupDialogProps extends SubscribePopupProps {
  html: string;
  /** Names the dialog when its content has no heading. */
  label: string;
  /** Told whether the focus is the popup's to return: another script's message that has taken its place has the focus too. */
  onClose: (returnsFocus: boolean) => void;
}

/** reCAPTCHA and hCaptcha put their puzzles into the page, where a modal dialog would hide them and make them inert. */
const PUZZLES = ".g-recaptcha, #cwg-google-recaptcha, .h-captcha";

/** Opens the dialog and stops the page behind it from scrolling. Returns the undo of the latter. */
const open = (dialog: HTMLDialogElement): (() => void) => {
  if (!dialog.querySelector(PUZZLES)) {
    dialog.showModal();
    return lockScroll();
  }
  dialog.show();
  dialog.ariaModal = "true";
  return holdModal(dialog, "subscribe-popup");
};

const firstField = (content: Element): HTMLElement | null =>
  content.querySelector<HTMLElement>('input:not([type="hidden"], :disabled), button:not(:disabled), a[href]');

/** A solved puzzle leaves the focus on the page, out of the dialog's reach. */
export const useEscape = (close: () => void): void =>
  useListener(document, "keydown", (event) => {
    if (event.key !== "Escape" || event.keyCode === COMPOSING || event.defaultPrevented) return;
    // Else the browser would close the next dialog too, such as a theme's quick view.
    event.preventDefault();
    close();
  });

export const PopupDialog = ({ html, request, label, closeText, onClose }: PopupDialogProps) => {
  // Themes style the classes of the plugin's dialog library.
  const [dialog] = useState(() => create("dialog", { className: "sw-popup swal2-popup" }));
  const content = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!content.current) return;
    content.current.replaceChildren(parseServerHtml(html));
    const heading = content.current.querySelector("h1, h2, h3, h4, h5, h6");
    // The sheet of that dialog library hides a popup that it has not opened, and keeps the mouse from all beside a toast.
    dialog.style.cssText = "display: block; position: fixed; pointer-events: auto";
    dialog.setAttribute(heading?.id ? "aria-labelledby" : "aria-label", heading?.id || label);
    // That library's layer, which it takes away to show a message of another script. Without a box: a dialog needs none.
    const layer = create("div", { className: "swal2-container" });
    layer.style.display = "contents";
    layer.append(dialog);
    document.body.append(layer);
    dialog.addEventListener("close", open(dialog), { once: true });
    (firstField(content.current) ?? dialog.querySelector("button"))?.focus();
    emit("cwginstock_popup_open_callback");
    // The plugin gets its form through jQuery, and captchas of other plugins are drawn in it on `ajaxSuccess`.
    fire(document, "ajaxSuccess", [
      { responseText: html },
      { url: "", data: `action=cwg_trigger_popup_ajax&product_id=${request.product_id}` },
    ]);
    return () => {
      dialog.close();
      layer.remove();
    };
  }, [dialog, html, request, label]);
  // What blocks popups hides them or takes them away.
  useLayoutEffect(() => whenHidden(dialog, () => dialog.close()), [dialog]);

  useListener(dialog, "close", () => {
    emit("cwginstock_popup_close_callback");
    onClose(dialog.isConnected || isFocusLost());
  });
  // Beside a puzzle the dialog is not modal and the page is inert, so a press on the page is a click on the body.
  useListener(document, "click", (event) => {
    if (isOnBackdrop(dialog, event)) dialog.close();
  });
  useEscape(() => dialog.close());

  return createPortal(
    <>
      <button
        type="button"
        className="sw-popup-close swal2-close"
        aria-label={closeText}
        onClick={() => dialog.close()}
      >
        ×
      </button>
      <div ref={content} className="swal2-content swal2-html-container" />
    </>,
    dialog,
  );
};
