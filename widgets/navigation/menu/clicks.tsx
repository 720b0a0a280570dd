import { isKeyboardClick } from "#src/dom/keyboard-click.ts";
import type { Menu } from "./menu.tsx";
import { followsLink } from "./own-link.ts";

/** A click on a dropdown's link or arrow opens or closes it; one elsewhere closes what is open. */
export const answerClicks = (menu: Menu): void => {
  const { settings, isMobile, open, ended, on, at, openDropdown, closeDropdown, closeAll } = menu;
  on<PointerEvent>("click", (event) => {
    const target = event.target as Element;
    const dropdown = target.closest(".breakdance-dropdown-toggle") && at(target);
    if (!dropdown || (target.closest("a[href]") && followsLink(dropdown.hasLink, isMobile, settings))) return;
    event.preventDefault();
    const by = isKeyboardClick(event) ? "keyboard" : "pointer";
    // The focus may have come with a click, which alone loads no keys.
    if (by === "keyboard") void menu.needKeys();
    const opening = open.get(dropdown);
    // What the pointer has opened by coming there must not close under the same pointer's click.
    if (!opening || (by === "pointer" && opening.by === "hover")) openDropdown(target, by);
    else closeDropdown(target);
  });
  // Back or Forward brought the page as it was left.
  window.addEventListener("pageshow", ({ persisted }) => persisted && menu.init(), { signal: ended });
  if (settings.dropdown.clickOutsideToClose ?? true)
    window.addEventListener(
      "click",
      ({ target }) => {
        if (target instanceof Element && menu.isOutside(target)) closeAll();
      },
      { signal: ended },
    );
};
