import type { Menu } from "./menu-instance.tsx";

declare global {
  interface Window {
    breakdanceMenus?: Record<string, object>;
  }
}

const CUSTOM = ".breakdance-dropdown--custom";
const EDITOR_CHROME = "[class*='spacing-bar'], [class*='node-titlebar-wrapper']";
const PRIMARY_BUTTON = 1;

/** In the editor, dragging an element over a custom dropdown opens it, and dragging the element on closes it. */
export const startEditor = (menu: Menu): void => {
  const id = menu.list.id.replace("menu-", "");
  window.breakdanceMenus = { ...window.breakdanceMenus, [id]: menu };
  // The editor's own handles lie over the page, so a click on one is not outside the menu.
  const { isOutside } = menu;
  menu.isOutside = (target) => !target.closest(EDITOR_CHROME) && isOutside(target);
  const handleDrag = ({ target }: Event) => {
    if (menu.at(target)?.root.matches(CUSTOM)) menu.openDropdown(target, "hover");
    else menu.closeAll();
  };
  // The editor's own drags are pointer moves with a pressed button; the browser's drags fire `dragenter`.
  menu.on("dragenter", handleDrag);
  menu.on("pointerover", (event) => event.buttons === PRIMARY_BUTTON && handleDrag(event));
};
