import type { Menu } from "./menu.tsx";

/** Lies over the page while something is open; a click on it closes. */
export const addOverlay = (menu: Menu): void => {
  const overlay = document.createElement("span");
  overlay.className = "breakdance-menu-overlay";
  overlay.dataset.swSlot = "";
  overlay.addEventListener("click", () => menu.closeAll());
  menu.host.append(overlay);
  menu.whenEnded(() => overlay.remove());
};
