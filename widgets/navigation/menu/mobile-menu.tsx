import { closeAndFollow, holdBackEntry } from "#src/dom/back-entry.ts";
import { hasModifier } from "#src/dom/modifiers.ts";
import { collapseColumns } from "./columns.tsx";
import { COLLAPSING, createFold } from "./fold.tsx";
import type { Menu } from "./menu-instance.tsx";
import { opensAtBottom } from "./mobile-rules.ts";

const OPEN = "breakdance-responsive-menu--open";
const TOGGLE = ".breakdance-menu-toggle";
const CLOSERS = ".breakdance-menu-close-button, .breakdance-menu-overlay";
/** Links within the page close the menu, except a dropdown's own link. */
const PLACE_LINKS = 'a[href*="#"]:not(.breakdance-dropdown-toggle *)';

const opensInThisTab = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  /^(_self)?$/.test(link.target) && !link.download && /^http/.test(link.protocol) && !hasModifier(event);

/** Gives style sheets the list's distance from the window's edges, to stretch the list over the whole window. */
const measure = ({ host: { style }, list }: Menu, isAtBottom: boolean): void => {
  const set = (name: string, px: number) => style.setProperty(`--mobile-${name}`, `${px}px`);
  set("offset-x", 0);
  const { left, top, bottom } = list.getBoundingClientRect();
  set("offset-x", -left);
  set("buffer-y", isAtBottom ? innerHeight - bottom : top);
};

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

/** The page may have several menus. */
const tellPage = (): void => {
  const isOpen = Boolean(document.querySelector(`.${OPEN}`));
  document.documentElement.classList.toggle("is-breakdance-menu-open", isOpen);
};

/** Given up when the menu closes. If the code does not load, Tab still leads into the list. */
const focusInto = (list: Element, closed: AbortSignal): void =>
  void import("./focus-soon.tsx").then(
    ({ focusSoon }) => closed.aborted || closed.addEventListener("abort", focusSoon(list)),
    () => {},
  );

const createList = (menu: Menu, toggles: readonly HTMLElement[]) => {
  const { host, list, isModal } = menu;
  const [toggle] = toggles;
  let opened: AbortController | undefined;
  // Registered before the fold's undo, which ends the closing at once.
  menu.whenEnded(() => {
    close();
    tellPage();
  });
  const fold = isModal ? tellPage : createFold(menu, list, tellPage);

  const show = (isOpen: boolean, isAtBottom = false) => {
    for (const each of toggles) each.ariaExpanded = String(isOpen);
    host.classList.toggle(OPEN, isOpen);
    host.classList.toggle("breakdance-responsive-menu--bottom", isAtBottom);
    menu.isMenuOpen = isOpen;
    menu.showState();
    fold(isOpen);
  };

  const close = (givesFocusBack = false): void => {
    if (!opened) return;
    opened.abort();
    opened = undefined;
    show(false);
    menu.closeAll();
    if (givesFocusBack) toggle?.focus({ preventScroll: true });
  };

  const open = (isByKeyboard?: boolean): void => {
    opened = new AbortController();
    const { signal } = opened;
    const isAtBottom = opensAtBottom((toggle ?? host).getBoundingClientRect().top, innerHeight);
    const stretch = () => measure(menu, isAtBottom);
    show(true, isAtBottom);
    tellPage();
    stretch();
    // Turning a tablet may switch to the theme's other header; a menu open in this one would block the page unseen.
    addEventListener("resize", () => (list.checkVisibility() ? stretch() : close()), { signal });
    const goBack = () => close(document.activeElement === document.body || host.contains(document.activeElement));
    signal.addEventListener("abort", holdBackEntry(goBack));
    menu.coverPage(close, signal);
    if (isByKeyboard || isModal) focusInto(list, signal);
  };

  const flip = (isByKeyboard?: boolean): void => {
    if (list.classList.contains(COLLAPSING)) return;
    if (opened) close(isModal);
    else open(isByKeyboard);
  };

  return { close, flip };
};

export const start = (menu: Menu): void => {
  const { host } = menu;
  const toggles = [...host.querySelectorAll<HTMLElement>(TOGGLE)];
  const list = createList(menu, toggles);
  // Registered after the list: undos run in this order, and closing the list still writes to this style.
  menu.keepStyle(host);
  if (menu.mode === "accordion") startAccordion(menu);
  collapseColumns(menu);

  const follow = (link: HTMLAnchorElement, event: MouseEvent) => {
    if (!opensInThisTab(link, event) || (link.hash && link.closest(".breakdance-dropdown-toggle"))) return;
    if (closeAndFollow(list.close, link.href)) event.preventDefault();
  };
  menu.on<MouseEvent>("click", (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    // The toggle is a button: a click by key has no click count in any browser.
    if (target.closest(TOGGLE) && !(menu.isMenuOpen && event.timeStamp < menu.readyAt)) list.flip(event.detail === 0);
    if (target.closest(CLOSERS)) list.close(true);
    if (link && menu.isMenuOpen && !event.defaultPrevented) follow(link, event);
  });
  menu.toggleMobileMenu = () => {
    list.flip();
    // Nobody has scrolled, so a header that has scrolled away must be told to come back with its open menu.
    dispatchEvent(new Event("scroll"));
  };
  // Closing moves the page, but a mouse press, which moves the focus first, must still find its target in place.
  const leave = (event: FocusEvent) => {
    const to = event.target as Element;
    if (!host.contains(to) && to.matches(":focus-visible")) list.close();
  };
  // A script of the page may scroll to the link's target by itself.
  const answerPrevented = ({ target, defaultPrevented }: MouseEvent) => {
    if (defaultPrevented && (target as Element).closest(PLACE_LINKS)) list.close();
  };
  // With a dropdown open, Escape has closed the dropdown instead.
  const answerEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || !menu.isMenuOpen) return;
    event.preventDefault();
    list.close(true);
  };
  menu.onPage("focusin", leave);
  menu.onPage("click", answerPrevented);
  menu.onPage("keydown", answerEscape);
};
