import { createSlot } from "#src/dom/slot.ts";
import type { Menu } from "./menu-instance.tsx";

export const addOverlay = (menu: Menu): void => {
  const overlay = createSlot();
  overlay.className = "breakdance-menu-overlay";
  overlay.addEventListener("click", () => menu.closeAll());
  // A copy of the menu, as in a router's snapshot of the page, has kept one.
  menu.host.querySelector(":scope > .breakdance-menu-overlay")?.remove();
  menu.host.append(overlay);
  menu.whenEnded(() => overlay.remove());
};
