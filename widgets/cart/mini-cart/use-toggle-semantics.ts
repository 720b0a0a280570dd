import { useState } from "react";
import { useAttributes } from "#src/ui/use-attributes.ts";

interface ToggleState {
  panelId: string;
  isOpen: boolean;
  summary: string | undefined;
}

/** A link that opens a dialog is a button. One whose label hides its content says by the label what the cart holds. */
export const useToggleSemantics = (toggle: HTMLElement, { panelId, isOpen, summary }: ToggleState): void => {
  const [hidesContent] = useState(() => toggle.hasAttribute("aria-label") || !toggle.textContent.trim());
  useAttributes(toggle, {
    ...(toggle instanceof HTMLAnchorElement && { role: "button" }),
    "aria-haspopup": "dialog",
    "aria-expanded": String(isOpen),
    "aria-controls": panelId,
    ...(hidesContent && summary && { "aria-label": summary }),
  });
};
