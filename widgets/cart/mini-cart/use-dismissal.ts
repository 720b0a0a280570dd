import { COMPOSING } from "#src/dom/composing.ts";
import { hasFocusStayed } from "#src/dom/focus.ts";
import { useListener } from "#src/ui/use-listener.ts";
import type { MiniCartProps } from "./contract.ts";

interface Dismissal extends Pick<MiniCartProps, "host" | "panel"> {
  isOpen: boolean;
  close: (givesFocusBack: boolean) => void;
}

export const useDismissal = ({ host, panel, isOpen, close }: Dismissal): void => {
  const answerKey = (event: KeyboardEvent) => {
    // Something inside the panel, or an input method, has handled this Escape already.
    if (!isOpen || event.key !== "Escape" || event.keyCode === COMPOSING || event.defaultPrevented) return;
    // The browser closes a dialog or popover that has opened over the mini-cart, unless the key is prevented. One that has just
    // closed may still have the focus.
    const layer = document.activeElement?.closest("dialog, [popover]");
    if (layer?.checkVisibility() && !layer.contains(host)) return;
    // One Escape closes one thing: not a menu under the pointer too.
    event.preventDefault();
    // Leaves the focus alone when the shopper has moved it elsewhere on the page.
    close(hasFocusStayed(host));
  };
  // In a menu's panel it answers before the menu, which hears keys on the window. Elsewhere the second listener finds the key
  // answered by the first.
  useListener(host.closest(".breakdance-dropdown-floater") ?? window, "keydown", answerKey);
  useListener(window, "keydown", answerKey);
  useListener(window, "click", (event) => {
    const target = event.target as Element;
    // An element that this click has removed was inside. A selection of text beyond the edge ends around its field.
    if (target.isConnected && !host.contains(target) && !target.querySelector(":focus"))
      close(panel.contains(document.activeElement));
  });
};
