import { closeAndFollow } from "#src/dom/back-entry.ts";
import { hasModifier } from "#src/dom/modifiers.ts";
import { collapseColumns } from "./columns.tsx";
import { createFold } from "./fold.tsx";
import type { Menu } from "./menu-instance.tsx";
import { createList, OPEN } from "./mobile-list.tsx";

const TOGGLE = ".breakdance-menu-toggle";
const CLOSERS = ".breakdance-menu-close-button, .breakdance-menu-overlay";
/** Links within the page close the menu, except a dropdown's own link. */
const PLACE_LINKS = 'a[href*="#"]:not(.breakdance-dropdown-toggle *)';

const opensInThisTab = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  /^(_self)?$/.test(link.target) && !link.download && /^http/.test(link.protocol) && !hasModifier(event);

export const startAccordion = (menu: Menu): void => {
  for (const dropdown of menu.dropdowns) {
    const fold = createFold(menu, dropdown.floater);
    menu.onOpen((opened, closed) => {
      if (opened !== dropdown) return;
      fold(true);
      closed.addEventListener("abort", () => fold(false));
    });
  }
};

export const start = (menu: Menu): void => {
  const { host } = menu;
  const list = createList(menu, host.querySelectorAll<HTMLElement>(TOGGLE));
  // Registered after the list: undos run in this order, and closing the list still writes to this style.
  menu.keepStyle(host);
  if (menu.mode === "accordion") startAccordion(menu);
  collapseColumns(menu);
  // A router's snapshot of the page, or a theme's copy of its header, was taken while the menu was open.
  if (host.matches(`.${OPEN}`)) list.flip();

  const follow = (link: HTMLAnchorElement, event: MouseEvent) => {
    if (!opensInThisTab(link, event) || (link.hash && link.closest(".breakdance-dropdown-toggle"))) return;
    if (closeAndFollow(list.close, link.href)) event.preventDefault();
  };
  menu.on("click", (event) => {
    const target = event.target;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    // The toggle is a button: a click by key has no click count in any browser.
    if (target.closest(TOGGLE) && !(menu.closeList && event.timeStamp < menu.readyAt)) list.flip(event.detail === 0);
    if (target.closest(CLOSERS)) list.close(true);
    if (link && menu.closeList && !event.defaultPrevented) follow(link, event);
  });
  menu.toggleMobileMenu = () => list.flip();
  // Closing moves the page, but a mouse press, which moves the focus first, must still find its target in place.
  const leave = (event: FocusEvent) => {
    const to = event.target as Element;
    if (!host.contains(to) && to.matches(":focus-visible")) list.close();
  };
  // A script of the page may scroll to the link's target by itself.
  const answerPrevented = ({ target, defaultPrevented }: MouseEvent) => {
    if (defaultPrevented && (target as Element).closest(PLACE_LINKS)) list.close();
  };
  menu.onPage("focusin", leave);
  menu.onPage("click", answerPrevented);
};
