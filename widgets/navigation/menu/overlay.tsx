import { createSlot } from "#src/dom/slot.ts";
import type { Menu } from "./menu-instance.tsx";
import { makeRoom } from "./place-panel.tsx";

export const addOverlay = (menu: Menu): void => {
  const overlay = createSlot();
  overlay.className = "breakdance-menu-overlay";
  overlay.addEventListener("click", () => menu.closeAll());
  makeRoom(menu, menu.host, overlay);
  menu.host.append(overlay);
};
