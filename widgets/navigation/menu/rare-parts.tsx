import { startEditor } from "./editor.tsx";
import type { Menu } from "./menu.tsx";
import { nameControls } from "./name-controls.tsx";
import { addOverlay } from "./overlay.tsx";
import type { Part } from "./parts.tsx";
import { rareClasses } from "./rare-classes.ts";

const MODES = ["dropdown", "accordion", "slide", "side"];

const addClasses = ({ host, settings, whenEnded }: Menu): void => {
  const names = rareClasses(settings);
  host.classList.add(...names);
  whenEnded(() => host.classList.remove(...names));
};

/** What needs no code of its own to be loaded. */
const small = ({ settings, isMobile, dropdowns }: Menu): Part[] => {
  const { dropdown, mobile, isBuilder } = settings;
  const wanted: [unknown, Part["start"]][] = [
    [true, addClasses],
    [dropdown.overlay || (isMobile && mobile.mode === "offcanvas"), addOverlay],
    [isBuilder, startEditor],
    [dropdowns.some(({ floater }) => !floater.id), nameControls],
  ];
  return wanted.flatMap(([isWanted, start]) => (isWanted ? { start } : []));
};

const desktopAccordion = async (): Promise<Part> => ({ start: (await import("./mobile-menu.tsx")).startAccordion });

/** Loads what only some menus have. */
export const loadRareParts = async (menu: Menu): Promise<Part[]> => {
  const { settings, isMobile, mode } = menu;
  const { dropdown, mobile } = settings;
  if (!MODES.includes(mode)) throw new Error(`Unknown dropdown mode "${mode}" specified`);
  const isFloating = mode === "dropdown" || mode === "side";
  const wanted: [unknown, () => Promise<Part>][] = [
    [isFloating && (dropdown.width || /width/.test(dropdown.placement ?? "")), () => import("./wide-panel.tsx")],
    [isFloating && isMobile, () => import("./floating-panels.tsx")],
    [mode === "side", () => import("./side-panel.tsx")],
    [mode === "slide", () => import("./slide-panel.tsx")],
    [mode === "accordion" && !isMobile, desktopAccordion],
    [isMobile && /offcanvas|fullscreen/.test(mobile.mode ?? ""), () => import("./modal-menu.tsx")],
  ];
  return [...small(menu), ...(await Promise.all(wanted.flatMap(([isWanted, load]) => (isWanted ? load() : []))))];
};
