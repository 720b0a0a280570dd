import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useListener } from "#src/ui/use-listener.ts";
import type { DropdownParts, MenuProps } from "./contract.ts";
import type { Dropdowns } from "./use-dropdowns.ts";
import type { MobileMenu } from "./use-mobile-menu.ts";

/** The editor's own handles lie over the page and are not outside of anything. */
const EDITOR_CHROME = "[class*='spacing-bar'], [class*='node-titlebar-wrapper']";

const isElsewhere = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.isConnected && !target.closest(EDITOR_CHROME);

interface LeavingOptions {
  menu: MenuProps;
  isOneRow: boolean;
  dropdowns: Dropdowns;
  mobileMenu: MobileMenu;
  dropdownAt: (target: EventTarget | null) => DropdownParts | undefined;
}

/** What closes without a control: Escape, a click outside, the focus going elsewhere. */
export const useLeaving = ({ menu, isOneRow, dropdowns, mobileMenu, dropdownAt }: LeavingOptions): void => {
  const { host, settings } = menu;
  const { open, closeOne, closeAll, isByKeyboard } = dropdowns;

  useListener<KeyboardEvent>(window, "keydown", (event) => {
    const innermost = open.find(({ root }) => root.contains(document.activeElement)) ?? open.at(-1);
    if (event.key !== "Escape" || event.defaultPrevented || (!innermost && !mobileMenu.isOpen)) return;
    event.preventDefault();
    if (innermost) closeOne(innermost, true);
    else mobileMenu.close(true);
  });

  useListener<MouseEvent>(window, "click", ({ target }) => {
    if (settings.clickOutsideToClose && isElsewhere(target) && !dropdownAt(target)) closeAll();
  });

  useHostEvent<FocusEvent>(host, "focusout", ({ target, relatedTarget }) => {
    // A click on nothing gives the focus to what may be around the menu too.
    if (!isElsewhere(relatedTarget) || relatedTarget.contains(host)) return;
    const left = dropdownAt(target);
    // In a list that moves when it closes, a click must find its target where it was.
    if (left && !left.root.contains(relatedTarget) && (!isOneRow || isByKeyboard(left))) closeOne(left);
    if (!host.contains(relatedTarget)) mobileMenu.close(false);
  });
};
