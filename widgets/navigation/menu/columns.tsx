import { changeAttributes } from "#src/dom/changed-attributes.ts";
import { createFold } from "./fold.tsx";
import type { Menu } from "./menu-instance.tsx";

const OPEN = "breakdance-dropdown-column--open";

let ids = 0;

const collapse = (menu: Menu, column: Element): void => {
  const { classList } = column;
  const title = column.querySelector<HTMLElement>(".breakdance-dropdown-column__title");
  const links = column.querySelector<HTMLElement>(".breakdance-dropdown-links");
  // If the shop's settings hide the titles, nothing could open a column.
  if (!title || !links || menu.host.matches(".breakdance-menu--no-titles")) return;
  ids += 1;
  const id = links.id || `sw-menu-column-${ids}`;
  const button = { role: "button", "aria-level": null, tabindex: "0", "aria-controls": id, "aria-expanded": "false" };
  menu.whenEnded(changeAttributes(title, button));
  menu.whenEnded(changeAttributes(links, { id, "aria-hidden": "true" }));
  menu.whenEnded(() => classList.remove(OPEN));
  const fold = createFold(menu, links);
  const flip = () => {
    const isOpen = classList.toggle(OPEN);
    title.ariaExpanded = String(isOpen);
    links.ariaHidden = String(!isOpen);
    fold(isOpen);
    return isOpen;
  };
  menu.on("click", ({ target }) => title.contains(target) && flip());
  menu.on("keydown", (event) => {
    if (event.target !== title || !/^(Enter| )$/.test(event.key)) return;
    event.preventDefault();
    if (flip())
      import("./focus-soon.tsx").then(
        ({ focusSoon }) => focusSoon(links),
        // Without that code, Tab still leads to the links.
        () => {},
      );
  });
};

/** On mobile a column's title is a button that opens the column; on a desktop it stays a heading. */
export const collapseColumns = (menu: Menu): void => {
  for (const column of menu.host.querySelectorAll(".breakdance-dropdown-column--collapsible")) collapse(menu, column);
};
