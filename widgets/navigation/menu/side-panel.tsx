import { startHover } from "./hover.tsx";
import type { Menu } from "./menu-instance.tsx";
import { followToggles, moveTo, placePanel, setRoom } from "./place-panel.tsx";
import { keepInside } from "./placement.ts";
import { besideStart, isOnTheWayAside, SIDE_OFFSET_PX } from "./side-placement.ts";

export const start = (menu: Menu): void => {
  if (!menu.isMobile) startHover(menu, isOnTheWayAside);
  followToggles(menu, (dropdown) => {
    const { floater } = dropdown;
    // The style sheet holds it to the menu's width until it is placed.
    floater.style.maxWidth = "none";
    const toggle = dropdown.toggle.getBoundingClientRect();
    const x = besideStart({
      toggle,
      width: floater.offsetWidth,
      available: document.documentElement.clientWidth,
      isRtl: getComputedStyle(floater).direction === "rtl",
    });
    if (x === undefined) {
      placePanel(menu, dropdown, SIDE_OFFSET_PX);
      return;
    }
    const y = keepInside(toggle.top, innerHeight - floater.offsetHeight, 0);
    moveTo(floater, x, y);
    setRoom(dropdown, innerHeight - y);
  });
};
