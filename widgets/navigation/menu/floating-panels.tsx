import { startHover } from "./hover.tsx";
import type { Menu } from "./menu-instance.tsx";
import { CARET, followToggles, placePanel } from "./place-panel.tsx";

const addCarets = ({ dropdowns, whenEnded }: Menu): void => {
  for (const { floater } of dropdowns) {
    const caret = document.createElement("span");
    caret.className = CARET;
    // A copy of the menu, as in a router's snapshot of the page, has kept one.
    floater.querySelector(`:scope > .${CARET}`)?.remove();
    floater.append(caret);
    whenEnded(() => caret.remove());
  }
};

export const start = (menu: Menu): void => {
  if (menu.mode === "dropdown") {
    addCarets(menu);
    followToggles(menu, (dropdown) => placePanel(menu, dropdown));
  }
  if (!menu.isMobile && !/slide|side/.test(menu.mode)) startHover(menu);
};
