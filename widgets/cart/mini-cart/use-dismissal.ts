import { COMPOSING } from "#src/dom/composing.ts";
import { useListener } from "#src/ui/use-listener.ts";

interface Dismissal {
  onEscape: () => void;
  onClickOutside: () => void;
}

export const useDismissal = (host: HTMLElement, { onEscape, onClickOutside }: Dismissal): void => {
  useListener<KeyboardEvent>(window, "keydown", (event) => {
    // Something inside the panel, or an input method, has handled this Escape already.
    if (event.key === "Escape" && event.keyCode !== COMPOSING && !event.defaultPrevented) onEscape();
  });
  useListener(window, "click", (event) => {
    const target = event.target as Element;
    // An element that this click has removed was inside. A selection of text beyond the edge ends around its field.
    if (target.isConnected && !host.contains(target) && !target.querySelector(":focus")) onClickOutside();
  });
};
