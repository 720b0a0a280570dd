import { changeAttributes } from "#src/dom/changed-attributes.ts";
import type { Menu } from "./menu.tsx";

let ids = 0;

/**
 * A WordPress menu prints neither ids nor what its controls control, and links where others print buttons: those without
 * an address no key would reach.
 */
export const start = ({ dropdowns, whenEnded }: Menu): void => {
  for (const { link, arrow, floater, hasLink } of dropdowns) {
    if (floater.id) continue;
    ids += 1;
    const id = `sw-menu-${ids}`;
    const states = { "aria-controls": id, "aria-expanded": "false" };
    const role = !hasLink && link.localName === "a" ? { role: "button", tabindex: "0" } : {};
    whenEnded(changeAttributes(floater, { id, "aria-hidden": "true" }));
    whenEnded(changeAttributes(link, { ...states, ...role }));
    if (arrow) whenEnded(changeAttributes(arrow, states));
  }
};
