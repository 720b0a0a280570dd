import { create } from "#src/dom/create.ts";
import { closeAndReturn } from "./keys.tsx";
import type { Menu } from "./menu-instance.tsx";
import { followToggles, makeRoom, moveTo, setVariable } from "./place-panel.tsx";
import "./slide-panel.css";

export const start = (menu: Menu): void => {
  const { host, list, dropdowns, text } = menu;
  // A panel that slides over its toggle takes the focus, however it was opened.
  void menu.needKeys?.();
  menu.keepStyle(host);
  for (const dropdown of dropdowns) {
    const back = create("button", {
      type: "button",
      className: "breakdance-dropdown-back-button",
      textContent: text("menuBack"),
    });
    back.addEventListener("click", () => closeAndReturn(menu, dropdown));
    makeRoom(menu, dropdown.floater, back);
    dropdown.floater.prepend(back);
  }
  followToggles(menu, ({ floater }) => {
    const { left, top } = list.getBoundingClientRect();
    moveTo(floater, left, top);
    setVariable(host, "menu-height", Math.max(list.offsetHeight, floater.scrollHeight));
  });
};
