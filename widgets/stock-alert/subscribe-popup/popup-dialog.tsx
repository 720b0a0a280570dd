import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { isOnBackdrop } from "#src/dom/backdrop.ts";
import { COMPOSING } from "#src/dom/composing.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { openDialog } from "./open-dialog.tsx";
import "#src/ui/modal-page.css";

interface PopupDialogProps {
  html: string;
  /** For content without a heading. */
  label: string;
  closeText: string;
  onOpen: () => void;
  onClose: () => void;
}

const firstField = (content: Element): HTMLElement | null =>
  content.querySelector<HTMLElement>('input:not([type="hidden"], :disabled), button:not(:disabled), a[href]');

/** The shop's HTML in a dialog of the browser: the focus stays inside, Escape closes, and the page behind stands still. */
export const PopupDialog = ({ html, label, closeText, onOpen, onClose }: PopupDialogProps) => {
  const [dialog] = useState(() => document.createElement("dialog"));
  const content = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const opened = useRef(onOpen);

  useLayoutEffect(() => {
    if (!content.current) return;
    content.current.replaceChildren(parseServerHtml(html));
    const heading = content.current.querySelector("h1, h2, h3, h4, h5, h6");
    // The classes of the plugin's dialog library, which themes style. Its own sheet hides and moves what its script does not show.
    dialog.className = "sw-popup swal2-popup";
    dialog.style.cssText = "display: block; position: fixed";
    dialog.setAttribute(heading?.id ? "aria-labelledby" : "aria-label", heading?.id || label);
    document.body.append(dialog);
    const close = openDialog(dialog);
    (firstField(content.current) ?? closeButton.current)?.focus();
    opened.current();
    return () => {
      close();
      dialog.remove();
    };
  }, [dialog, html, label]);

  useListener(dialog, "close", onClose);
  // Where the page had to stay in reach of a puzzle, it is inert, and a press on it is one on the body.
  useListener<MouseEvent>(document, "click", (event) => {
    if (isOnBackdrop(dialog, event)) dialog.close();
  });
  // A puzzle that has been solved leaves the focus on the page.
  useListener<KeyboardEvent>(document, "keydown", ({ key, keyCode, defaultPrevented }) => {
    if (key === "Escape" && keyCode !== COMPOSING && !defaultPrevented) dialog.close();
  });

  return createPortal(
    <>
      <button
        type="button"
        ref={closeButton}
        className="sw-popup__close swal2-close"
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
