import { COMPOSING } from "#src/dom/composing.ts";
import { isMenuKey } from "#src/dom/page-builder/menu-key.ts";
import { loadOnce } from "#src/load-once.ts";
import type { Menu } from "./menu-instance.tsx";

/** Keyboard code loads at a visible focus, or at the first key. */
export const wakeKeys = (menu: Menu): void => {
  let press: ((event: KeyboardEvent) => void) | undefined;
  const loadKeys = loadOnce(async () => {
    press = (await import("./keys.tsx")).start(menu);
  });
  // Without that code, Enter, Tab and pointers still open and close.
  const load = () => loadKeys().catch(() => {});
  const answer = async (event: KeyboardEvent) => {
    event.preventDefault();
    if (!press) await load();
    press?.(event);
  };
  const hasArrows = menu.settings.dropdown.keyboardNavigation ?? true;
  menu.needKeys = load;
  menu.on("keydown", (event) => isMenuKey(event) && (hasArrows || event.key === " ") && answer(event));
  menu.on("focusin", ({ target }) => target.matches(":focus-visible") && load());
  menu.onPage("keydown", (event) => {
    // An input method in one of the menu's fields keeps its Escape, and so does what something inside has answered.
    if (event.key !== "Escape" || event.keyCode === COMPOSING || event.defaultPrevented) return;
    if (menu.open.size) void answer(event);
    else if (menu.closeList) {
      event.preventDefault();
      menu.closeList(true);
    }
  });
};
