import { followAfterClose } from "#src/ui/use-back-button.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import type { DropdownParts, MenuProps } from "./contract.ts";
import { followsLink } from "./open-dropdowns.ts";
import type { Dropdowns } from "./use-dropdowns.ts";
import type { MobileMenu } from "./use-mobile-menu.ts";

const MENU_TOGGLE = ".breakdance-menu-toggle";
const CLOSERS = ".breakdance-menu-close-button, .breakdance-menu-overlay";
const DROPDOWN_TOGGLE = ".breakdance-dropdown-toggle";

interface ClicksOptions {
  menu: MenuProps;
  isMobile: boolean;
  dropdowns: Dropdowns;
  mobileMenu: MobileMenu;
  dropdownAt: (target: EventTarget | null) => DropdownParts | undefined;
}

/** A link that the browser would open in this tab. */
const isPlain = ({ target, protocol }: HTMLAnchorElement, event: MouseEvent): boolean =>
  (target === "" || target === "_self") &&
  protocol.startsWith("http") &&
  !(event.ctrlKey || event.metaKey || event.shiftKey);

/** What is clicked in the menu: its toggle, what closes it, a dropdown's link or arrow, or a link that leads elsewhere. */
export const useClicks = ({ menu, isMobile, dropdowns, mobileMenu, dropdownAt }: ClicksOptions): void => {
  const { host, settings } = menu;

  const leave = (event: MouseEvent, link: HTMLAnchorElement) => {
    if (!mobileMenu.isOpen || !isPlain(link, event)) return;
    if (followAfterClose(link.href)) event.preventDefault();
    mobileMenu.close(false);
  };

  const handleControl = (target: Element, isByKeyboard: boolean) => {
    if (target.closest(MENU_TOGGLE)) mobileMenu.flip(isByKeyboard);
    if (!target.closest(CLOSERS)) return;
    dropdowns.closeAll();
    mobileMenu.close(true);
  };

  useHostEvent<MouseEvent>(host, "click", (event) => {
    const target = event.target as Element;
    const isByKeyboard = event.detail === 0;
    handleControl(target, isByKeyboard);
    const link = target.closest<HTMLAnchorElement>("a[href]");
    const dropdown = target.closest(DROPDOWN_TOGGLE) ? dropdownAt(target) : undefined;
    if (dropdown && !(link && followsLink(dropdown.hasLink, isMobile, settings))) {
      event.preventDefault();
      dropdowns.flip(dropdown, isByKeyboard ? "keyboard" : "pointer");
    } else if (link && !(dropdown && link.hash)) leave(event, link);
  });
};
