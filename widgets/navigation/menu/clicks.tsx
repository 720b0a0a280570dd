import { isKeyboardClick } from "#src/dom/keyboard-click.ts";
import type { Dropdown } from "./dropdown.tsx";
import type { Menu } from "./menu-instance.tsx";
import { followsLink } from "./own-link.ts";

export const answerClicks = (menu: Menu): void => {
  const { settings } = menu;
  const flip = (event: PointerEvent, target: Element, dropdown: Dropdown) => {
    const isByKey = isKeyboardClick(event);
    // The focus may have come with a click, which loads no code for keys.
    if (isByKey) void menu.needKeys?.();
    const opening = menu.open.get(dropdown);
    // A click must not close a dropdown that the same pointer has just opened by hovering.
    if (opening && event.timeStamp > menu.readyAt && (isByKey || opening.by !== "hover")) menu.closeDropdown(target);
    else menu.openDropdown(target, isByKey ? "keyboard" : "pointer");
  };
  menu.readyAt = performance.now();
  menu.on("click", (event) => {
    const target = event.target;
    const dropdown = target.closest(".breakdance-dropdown-toggle") && menu.at(target);
    if (!dropdown || (target.closest("a[href]") && followsLink(dropdown.hasLink, menu.isMobile, settings))) return;
    event.preventDefault();
    flip(event, target, dropdown);
  });
  // Back or Forward restored the page as the shopper left it.
  menu.onPage("pageshow", ({ persisted }) => persisted && menu.init());
  if (settings.dropdown.clickOutsideToClose ?? true)
    menu.onPage("click", ({ target }) => menu.isOutside(target as Element) && menu.closeAll());
};
