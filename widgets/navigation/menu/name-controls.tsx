import { changeAttributes } from "#src/dom/changed-attributes.ts";
import type { Menu } from "./menu-instance.tsx";

let ids = 0;

/**
 * A WordPress menu prints neither ids nor `aria-controls`, and links instead of buttons; no key reaches a link without
 * an address.
 */
export const start = ({ dropdowns, whenEnded }: Menu): void => {
  for (const { link, arrow, floater, hasLink } of dropdowns) {
    if (floater.id) continue;
    ids += 1;
    const id = `sw-menu-${ids}`;
    const states = { "aria-controls": id, "aria-expanded": "false" };
    const role = hasLink ? {} : { role: "button", tabindex: "0" };
    whenEnded(changeAttributes(floater, { id, "aria-hidden": "true" }));
    whenEnded(changeAttributes(link, { ...states, ...role }));
    if (arrow) whenEnded(changeAttributes(arrow, states));
  }
};
