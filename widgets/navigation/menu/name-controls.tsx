import type { Menu } from "./menu.tsx";

let ids = 0;

/** A WordPress menu prints neither ids nor what its controls control, and links where others print buttons. */
export const start = ({ dropdowns, keep }: Menu): void => {
  for (const { link, arrow, floater, hasLink } of dropdowns) {
    if (floater.id) continue;
    ids += 1;
    keep(floater, ["id", "aria-hidden"]);
    floater.id = `sw-menu-${ids}`;
    floater.ariaHidden = "true";
    for (const control of arrow ? [link, arrow] : [link]) {
      keep(control, ["aria-controls", "aria-expanded", "role"]);
      control.setAttribute("aria-controls", floater.id);
      control.ariaExpanded = "false";
    }
    if (!hasLink && link.localName === "a") link.role = "button";
  }
};
