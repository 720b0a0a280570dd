import { useListener } from "#src/ui/use-listener.ts";

interface Dismissal {
  onEscape: () => void;
  onClickOutside: () => void;
}

/** Escape and a click outside its host dismiss what is open. */
export const useDismissal = (host: HTMLElement, { onEscape, onClickOutside }: Dismissal): void => {
  useListener<KeyboardEvent>(window, "keydown", (event) => {
    // Something inside has answered this Escape.
    if (event.key === "Escape" && !event.defaultPrevented) onEscape();
  });
  useListener(window, "click", (event) => {
    const target = event.target as Node;
    // What a click has removed from the page was not outside.
    if (!target.isConnected || host.contains(target)) return;
    // Who selects text beyond the host's edge clicks on what is around both, and stays inside.
    if (!(target.contains(host) && host.contains(document.activeElement))) onClickOutside();
  });
};
