import { useState } from "react";
import { useAttributes } from "#src/ui/use-attributes.ts";

interface ToggleState {
  panelId: string;
  isOpen: boolean;
  summary: string | undefined;
}

/** A label hides the toggle's content from screen readers, so the label itself says what the cart holds. */
export const useToggleSemantics = (toggle: HTMLElement, { panelId, isOpen, summary }: ToggleState): void => {
  const [hidesContent] = useState(() => toggle.hasAttribute("aria-label") || !toggle.textContent.trim());
  useAttributes(toggle, {
    role: "button",
    "aria-haspopup": "dialog",
    "aria-expanded": String(isOpen),
    "aria-controls": panelId,
    ...(hidesContent && summary && { "aria-label": summary }),
  });
};
