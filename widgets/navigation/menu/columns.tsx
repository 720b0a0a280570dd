import { createFold } from "./fold.tsx";
import type { Menu } from "./menu.tsx";

const OPEN = "breakdance-dropdown-column--open";

let ids = 0;

const collapse = (menu: Menu, column: Element, title: HTMLElement, links: HTMLElement): void => {
  const { classList } = column;
  menu.keep(title, ["role", "aria-level", "tabindex", "aria-expanded", "aria-controls"]);
  menu.keep(links, ["id", "aria-hidden"]);
  menu.whenEnded(() => classList.remove(OPEN));
  const fold = createFold(menu, links);
  const show = (isOpen: boolean) => {
    title.ariaExpanded = String(isOpen);
    links.ariaHidden = String(!isOpen);
  };
  const flip = () => {
    const isOpen = classList.toggle(OPEN);
    show(isOpen);
    fold(isOpen);
    return isOpen;
  };
  ids += 1;
  links.id ||= `sw-menu-column-${ids}`;
  title.role = "button";
  title.removeAttribute("aria-level");
  title.tabIndex = 0;
  title.setAttribute("aria-controls", links.id);
  show(false);
  const isOnTitle = ({ target }: Event) => target instanceof Node && title.contains(target);
  menu.on("click", (event) => isOnTitle(event) && flip());
  menu.on<KeyboardEvent>("keydown", (event) => {
    if (!isOnTitle(event) || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    if (flip()) void import("./focus-soon.tsx").then(({ focusSoon }) => focusSoon(links));
  });
};

/** A column's title is a heading on a desktop, and on mobile a button that opens the column. */
export const collapseColumns = (menu: Menu): void => {
  for (const column of menu.host.querySelectorAll(".breakdance-dropdown-column--collapsible")) {
    const title = column.querySelector<HTMLElement>(".breakdance-dropdown-column__title");
    const links = column.querySelector<HTMLElement>(".breakdance-dropdown-links");
    if (title && links) collapse(menu, column, title, links);
  }
};
