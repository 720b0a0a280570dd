import type { Menu } from "./menu.tsx";

declare global {
  interface Window {
    breakdanceMenus?: Record<string, object>;
  }
}

const CUSTOM = ".breakdance-dropdown--custom";
const EDITOR_CHROME = "[class*='spacing-bar'], [class*='node-titlebar-wrapper']";
const PRIMARY_BUTTON = 1;

/** In the editor an element that is dragged over a custom dropdown opens it, and closes it when it is dragged on. */
export const startEditor = (menu: Menu): void => {
  const id = menu.list.id.replace("menu-", "");
  window.breakdanceMenus = { ...window.breakdanceMenus, [id]: menu };
  // The editor's own handles lie over the page and are not outside of anything.
  const { isOutside } = menu;
  menu.isOutside = (target) => !target.closest(EDITOR_CHROME) && isOutside(target);
  const handleDrag = ({ target }: Event) => {
    if (menu.at(target)?.root.matches(CUSTOM)) menu.openDropdown(target, "hover");
    else menu.closeAll();
  };
  // The editor drags with pressed buttons, browsers with events of their own.
  menu.on("dragenter", handleDrag);
  menu.on<PointerEvent>("pointerover", (event) => event.buttons === PRIMARY_BUTTON && handleDrag(event));
};
