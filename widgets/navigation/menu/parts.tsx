import type { Menu } from "./menu-instance.tsx";

/** Code for one device, mode or option is a chunk of its own, which other menus do not load. */
export interface Part {
  start: (menu: Menu) => void;
}

const isUsual = ({ settings: { dropdown, isBuilder }, isMobile, mode, isModal }: Menu): boolean => {
  const special = isMobile ? isModal : dropdown.width || /width/.test(`${dropdown.placement}`);
  return mode === (isMobile ? "accordion" : "dropdown") && !(special || dropdown.overlay || isBuilder);
};

const loadRare = async (menu: Menu): Promise<Part[]> => {
  // What that file imports loads beside it, not after it.
  const needed = [import("./floating-panels.tsx"), import("#src/dom/modal-panel.ts")];
  const [{ loadRareParts }] = await Promise.all([import("./rare-parts.tsx"), ...needed]);
  return loadRareParts(menu);
};

export const loadParts = async (menu: Menu): Promise<Part[]> => {
  const usual = menu.isMobile ? import("./mobile-menu.tsx") : import("./floating-panels.tsx");
  const names = menu.dropdowns.every(({ floater }) => floater.id) ? [] : import("./name-controls.tsx");
  const rare = isUsual(menu) ? [] : loadRare(menu);
  return (await Promise.all([names, rare, usual])).flat();
};
