import { startEditor } from "./editor.tsx";
import { start as startFloating } from "./floating-panels.tsx";
import type { Menu } from "./menu-instance.tsx";
import { start as startModal } from "./modal-menu.tsx";
import { addOverlay } from "./overlay.tsx";
import type { Part } from "./parts.tsx";
import { start as startSide } from "./side-panel.tsx";
import { start as startSlide } from "./slide-panel.tsx";
import { start as startWide } from "./wide-panel.tsx";

const MODES = ["dropdown", "accordion", "slide", "side"];

/** All rare parts come with this file, except the accordion, which the mobile menu's chunk holds. */
export const loadRareParts = async ({ settings, isMobile, isModal, mode }: Menu): Promise<Part[]> => {
  const { dropdown, mobile, isBuilder } = settings;
  if (!MODES.includes(mode)) throw new Error(`Unknown dropdown mode "${mode}" specified`);
  const isFloating = mode === "dropdown" || mode === "side";
  const starts: [unknown, Part["start"]][] = [
    [dropdown.overlay || (isMobile && mobile.mode === "offcanvas"), addOverlay],
    [isBuilder, startEditor],
    [isFloating && (dropdown.width || /width/.test(`${dropdown.placement}`)), startWide],
    [isFloating && isMobile, startFloating],
    [mode === "side", startSide],
    [mode === "slide", startSlide],
    [isModal, startModal],
  ];
  if (mode === "accordion" && !isMobile) starts.push([true, (await import("./mobile-menu.tsx")).startAccordion]);
  return starts.flatMap(([isWanted, start]) => (isWanted ? { start } : []));
};
