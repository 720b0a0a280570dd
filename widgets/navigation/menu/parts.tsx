import type { Menu } from "./menu.tsx";

/** What belongs to one device, one mode or one way of using a menu has code of its own, which other menus do not load. */
export interface Part {
  start: (menu: Menu) => void;
}

/** Whether a menu is as most menus are. */
const isUsual = ({ settings, isMobile, mode, dropdowns }: Menu): boolean => {
  const { dropdown, mobile, link, isBuilder } = settings;
  const isCovering = isMobile && /offcanvas|fullscreen/.test(mobile.mode ?? "");
  const isWide = dropdown.width || /width/.test(dropdown.placement ?? "");
  return (
    mode === (isMobile ? "accordion" : "dropdown") &&
    !(isCovering || isWide || dropdown.overlay || link.effect || isBuilder) &&
    dropdowns.every(({ floater }) => floater.id)
  );
};

/** Loads what a menu needs in order to open. */
export const loadParts = async (menu: Menu): Promise<Part[]> => {
  const usual = menu.isMobile ? import("./mobile-menu.tsx") : import("./floating-panels.tsx");
  const rare = isUsual(menu) ? [] : (await import("./rare-parts.tsx")).loadRareParts(menu);
  return [...(await rare), await usual];
};
