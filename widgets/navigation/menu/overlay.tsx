import { createSlot } from "#src/dom/slot.ts";
import type { Menu } from "./menu-instance.tsx";

export const addOverlay = (menu: Menu): void => {
  const overlay = createSlot();
  overlay.className = "breakdance-menu-overlay";
  overlay.addEventListener("click", () => menu.closeAll());
  menu.host.append(overlay);
  menu.whenEnded(() => overlay.remove());
};
