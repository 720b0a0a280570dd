import { useState } from "react";
import { useAttributes } from "#src/ui/use-attributes.ts";

/** A link that opens a dialog is a button. */
export const useToggleSemantics = (toggle: HTMLElement, panelId: string, isOpen: boolean): void =>
  useAttributes(toggle, {
    ...(toggle instanceof HTMLAnchorElement && { role: "button" }),
    "aria-haspopup": "dialog",
    "aria-expanded": String(isOpen),
    "aria-controls": panelId,
  });

/** A toggle whose label hides its content says by the label what the cart holds. */
export const useToggleLabel = (toggle: HTMLElement, summary: string | undefined): void => {
  const [hidesContent] = useState(() => toggle.hasAttribute("aria-label") || !toggle.textContent.trim());
  useAttributes(toggle, hidesContent && summary ? { "aria-label": summary } : {});
};
