import { create } from "#src/dom/create.ts";
import type { Menu } from "./menu.tsx";

export const addOverlay = (menu: Menu): void => {
  const overlay = create("span", { className: "breakdance-menu-overlay" });
  overlay.dataset.swSlot = "";
  overlay.addEventListener("click", () => menu.closeAll());
  menu.host.append(overlay);
  menu.whenEnded(() => overlay.remove());
};
