import type { Menu } from "./menu-instance.tsx";
import { panelWidth } from "./panel-width.ts";
import { setVariable } from "./place-panel.tsx";

export const start = (menu: Menu): void => {
  const { placement, width } = menu.settings.dropdown;
  const isSection = placement === "section-width";
  // An infinite edge leaves no room between the edges, which centres the panel.
  if (isSection) menu.edge = Infinity;
  menu.keepStyle(menu.host);
  menu.onOpen(({ floater }, signal) => {
    const widen = () => {
      const { clientWidth } = document.documentElement;
      setVariable(menu.host, "menu-scrollbar-width", innerWidth - clientWidth);
      const px = panelWidth(placement, width, clientWidth);
      if (px) setVariable(floater, "dropdown-custom-width", px);
      const own = getComputedStyle(floater).getPropertyValue("--bde-dropdown-width");
      // The builder means percentages of the menu's section, which is as wide as the window.
      if (isSection && own.includes("%")) floater.style.setProperty("--bde-dropdown-width", own.replace("%", "vw"));
    };
    // Also tells of the page's scrollbar, which may come or go without a resize of the window.
    const observer = new ResizeObserver(widen);
    observer.observe(document.documentElement);
    signal.addEventListener("abort", () => observer.disconnect());
    widen();
  });
};
