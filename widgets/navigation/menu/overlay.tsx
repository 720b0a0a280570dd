import { create } from "#src/dom/create.ts";
import type { Menu } from "./menu.tsx";

/** Lies over the page while something is open; a click on it closes. */
export const addOverlay = (menu: Menu): void => {
  const overlay = create("span", { className: "breakdance-menu-overlay" });
  overlay.dataset.swSlot = "";
  overlay.addEventListener("click", () => menu.closeAll());
  menu.host.append(overlay);
  menu.whenEnded(() => overlay.remove());
};
