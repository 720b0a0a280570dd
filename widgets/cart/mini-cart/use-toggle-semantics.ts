import { useState } from "react";
import { useAttributes } from "#src/ui/use-attributes.ts";

/** A link that opens a dialog is a button; one whose label hides its content says by the label what the cart holds. */
export const useToggleSemantics = (
  toggle: HTMLElement,
  panelId: string,
  isOpen: boolean,
  summary: string | undefined,
): void => {
  const [hidesContent] = useState(() => toggle.hasAttribute("aria-label") || !toggle.textContent.trim());
  useAttributes(toggle, {
    ...(toggle instanceof HTMLAnchorElement && { role: "button" }),
    "aria-haspopup": "dialog",
    "aria-expanded": String(isOpen),
    "aria-controls": panelId,
    ...(hidesContent && summary && { "aria-label": summary }),
  });
};
