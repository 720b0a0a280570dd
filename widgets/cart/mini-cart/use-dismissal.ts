import { useListener } from "#src/ui/use-listener.ts";

interface Dismissal {
  onEscape: () => void;
  onClickOutside: () => void;
}

/** While something is open, Escape and a click outside its host dismiss it. */
export const useDismissal = (host: HTMLElement, isOpen: boolean, { onEscape, onClickOutside }: Dismissal): void => {
  useListener<KeyboardEvent>(window, "keydown", (event) => {
    // Something inside has answered this Escape.
    if (isOpen && event.key === "Escape" && !event.defaultPrevented) onEscape();
  });
  useListener(window, "click", ({ target }) => {
    // What a click has removed from the page was not outside.
    if (isOpen && target instanceof Node && target.isConnected && !host.contains(target)) onClickOutside();
  });
};
