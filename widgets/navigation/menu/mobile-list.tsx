import { holdBackEntry } from "#src/dom/back-entry.ts";
import { COLLAPSING, createFold } from "./fold.tsx";
import type { Menu, MenuHost } from "./menu-instance.tsx";
import { opensAtBottom } from "./opens-at-bottom.ts";

export const OPEN = "breakdance-responsive-menu--open";

/** Gives style sheets the list's distance from the window's edges, to stretch the list over the whole window. */
const measure = ({ host: { style }, list }: Menu, isAtBottom: boolean): void => {
  const set = (name: string, px: number) => style.setProperty(`--mobile-${name}`, `${px}px`);
  set("offset-x", 0);
  const { left, top, bottom } = list.getBoundingClientRect();
  set("offset-x", -left);
  set("buffer-y", isAtBottom ? innerHeight - bottom : top);
};

/** The page may have several menus. */
const tellPage = (): void => {
  const isOpen = Boolean(document.querySelector(`.${OPEN}`));
  document.documentElement.classList.toggle("is-breakdance-menu-open", isOpen);
};

/**
 * Nobody has scrolled, so a header that has scrolled away, or went when a first press moved the focus, must be told to come
 * back with its open menu.
 */
const tellOpened = (): void => {
  tellPage();
  dispatchEvent(new Event("scroll"));
};

/** Given up when the menu closes. If the code does not load, Tab still leads into the list. */
const focusInto = (list: Element, closed: AbortSignal): void =>
  void import("./focus-soon.tsx").then(
    ({ focusSoon }) => closed.aborted || closed.addEventListener("abort", focusSoon(list)),
    () => {},
  );

/** The list of a menu on a phone, which the toggles open. */
export const createList = (menu: Menu, toggles: NodeListOf<HTMLElement>) => {
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
    menu.closeList = isOpen ? close : undefined;
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
    // Another menu's list could lie over this one's. A list that holds this menu stays.
    for (const other of document.querySelectorAll<MenuHost>(`.${OPEN}`))
      if (!other.contains(host)) other.bdMenu?.closeList?.();
    opened = new AbortController();
    const { signal } = opened;
    const isAtBottom = opensAtBottom((toggle ?? host).getBoundingClientRect().top, innerHeight);
    const stretch = () => measure(menu, isAtBottom);
    show(true, isAtBottom);
    tellOpened();
    stretch();
    // Turning a tablet may switch to the theme's other header; a menu open in this one would block the page unseen.
    addEventListener("resize", () => (list.checkVisibility() ? stretch() : close()), opened);
    const goBack = () => close(document.activeElement === document.body || host.contains(document.activeElement));
    signal.addEventListener("abort", holdBackEntry(goBack));
    menu.coverPage?.(close, signal);
    if (isByKeyboard || isModal) focusInto(list, signal);
  };

  const flip = (isByKeyboard?: boolean): void => {
    if (list.classList.contains(COLLAPSING)) return;
    if (opened) close(isModal);
    else open(isByKeyboard);
  };

  return { close, flip };
};
