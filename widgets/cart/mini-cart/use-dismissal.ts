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
    const target = event.target as Node;
    // An element that this click has removed from the page was inside.
    if (!target.isConnected || host.contains(target)) return;
    // Selecting text beyond the host's edge ends in a click on an ancestor of the host, with the focus still inside.
    if (!(target.contains(host) && host.contains(document.activeElement))) onClickOutside();
  });
};
