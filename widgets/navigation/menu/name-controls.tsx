import { showDropdown } from "./dropdown.tsx";
import type { Menu } from "./menu.tsx";

let ids = 0;

/** A WordPress menu prints neither ids nor what its controls control, and links where others print buttons. */
export const start = ({ dropdowns, keep }: Menu): void => {
  for (const dropdown of dropdowns) {
    const { link, arrow, floater, hasLink } = dropdown;
    if (floater.id) continue;
    ids += 1;
    keep(floater, ["id", "aria-hidden"]);
    floater.id = `sw-menu-${ids}`;
    for (const control of arrow ? [link, arrow] : [link]) {
      keep(control, ["aria-controls", "aria-expanded", "role"]);
      control.setAttribute("aria-controls", floater.id);
    }
    if (!hasLink && link.localName === "a") link.setAttribute("role", "button");
    showDropdown(dropdown, false);
  }
};
