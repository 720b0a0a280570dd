import { startHover } from "./hover.tsx";
import type { Menu } from "./menu-instance.tsx";
import { CARET, followToggles, makeRoom, placePanel } from "./place-panel.tsx";

export const start = (menu: Menu): void => {
  if (menu.mode === "dropdown") {
    for (const { floater } of menu.dropdowns) {
      const caret = document.createElement("span");
      caret.className = CARET;
      makeRoom(menu, floater, caret);
      floater.append(caret);
    }
    followToggles(menu, (dropdown) => placePanel(menu, dropdown));
  }
  if (!menu.isMobile && !/slide|side/.test(menu.mode)) startHover(menu);
};
