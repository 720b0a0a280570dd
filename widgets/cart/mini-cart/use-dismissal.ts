import { COMPOSING } from "#src/dom/composing.ts";
import { hasFocusStayed } from "#src/dom/focus.ts";
import { useListener } from "#src/ui/use-listener.ts";
import type { MiniCartProps } from "./contract.ts";

interface Dismissal extends Pick<MiniCartProps, "host" | "panel"> {
  isOpen: boolean;
  close: (givesFocusBack: boolean) => void;
}

export const useDismissal = ({ host, panel, isOpen, close }: Dismissal): void => {
  // In a menu's panel it answers before the menu, which hears keys on the window.
  const place = host.closest(".breakdance-dropdown-floater") ?? window;
  useListener<KeyboardEvent>(place, "keydown", (event) => {
    // Something inside the panel, or an input method, has handled this Escape already.
    if (!isOpen || event.key !== "Escape" || event.keyCode === COMPOSING || event.defaultPrevented) return;
    // One Escape closes one thing: not a menu under the pointer too.
    event.preventDefault();
    // Leaves the focus alone when the shopper has moved it elsewhere on the page.
    close(hasFocusStayed(host));
  });
  useListener(window, "click", (event) => {
    const target = event.target as Element;
    // An element that this click has removed was inside. A selection of text beyond the edge ends around its field.
    if (target.isConnected && !host.contains(target) && !target.querySelector(":focus"))
      close(panel.contains(document.activeElement));
  });
};
