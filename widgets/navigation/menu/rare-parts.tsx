import { startEditor } from "./editor.tsx";
import type { Menu } from "./menu.tsx";
import { addOverlay } from "./overlay.tsx";
import type { Part } from "./parts.tsx";

const MODES = ["dropdown", "accordion", "slide", "side"];

/** What needs no code of its own to be loaded. */
const small = ({ settings, isMobile }: Menu): Part[] => {
  const { dropdown, mobile, isBuilder } = settings;
  const hasOverlay = dropdown.overlay || (isMobile && mobile.mode === "offcanvas");
  return [...(hasOverlay ? [{ start: addOverlay }] : []), ...(isBuilder ? [{ start: startEditor }] : [])];
};

const desktopAccordion = async (): Promise<Part> => ({ start: (await import("./mobile-menu.tsx")).startAccordion });

/** Loads what only some menus have. */
export const loadRareParts = async (menu: Menu): Promise<Part[]> => {
  const { settings, isMobile, mode } = menu;
  const { width, placement } = settings.dropdown;
  if (!MODES.includes(mode)) throw new Error(`Unknown dropdown mode "${mode}" specified`);
  const isFloating = mode === "dropdown" || mode === "side";
  const wanted: [unknown, () => Promise<Part>][] = [
    [isFloating && (width || /width/.test(placement ?? "")), () => import("./wide-panel.tsx")],
    [isFloating && isMobile, () => import("./floating-panels.tsx")],
    [mode === "side", () => import("./side-panel.tsx")],
    [mode === "slide", () => import("./slide-panel.tsx")],
    [mode === "accordion" && !isMobile, desktopAccordion],
    [menu.isModal, () => import("./modal-menu.tsx")],
  ];
  return [...small(menu), ...(await Promise.all(wanted.flatMap(([isWanted, load]) => (isWanted ? load() : []))))];
};
