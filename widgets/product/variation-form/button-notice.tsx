import { showNotice } from "#src/dom/inline-notice.ts";
import { BUTTON } from "#src/dom/product/variation-parts.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import type { VariationFormProps } from "./contract.ts";
import { listenToForm } from "./form-listeners.tsx";

/** Shows one text at a time beside a button, until the next change, even if the platform's script runs the form by then. */
export const createButtonNotice = ({ form, unavailableText, makeSelectionText }: VariationFormProps) => {
  let hide: (() => void) | undefined;
  const tell = (text: string, button = form.querySelector(BUTTON)): void => {
    hide?.();
    if (button) hide = undoAll([showNotice(button, text), listenToForm("change", () => hide?.(), form)]);
  };
  return {
    tell,
    /** Tells why a disabled button does nothing. A theme's bar may press a button that is far away. */
    explain: (button: HTMLElement) => {
      tell(button.matches(".wc-variation-is-unavailable") ? unavailableText : makeSelectionText, button);
      button.focus();
    },
    hide: () => hide?.(),
  };
};
