import { closeAndFollow, holdBackEntry } from "#src/dom/back-entry.ts";
import { hasModifier } from "#src/dom/modifiers.ts";
import { collapseColumns } from "./columns.tsx";
import { COLLAPSING, createFold } from "./fold.tsx";
import type { Menu } from "./menu.tsx";
import { opensAtBottom } from "./mobile-rules.ts";

const OPEN = "breakdance-responsive-menu--open";
const TOGGLE = ".breakdance-menu-toggle";
const CLOSERS = ".breakdance-menu-close-button, .breakdance-menu-overlay";
/** Links to a place on a page, which close the menu; a dropdown's own leaves it open. */
const PLACE_LINKS = 'a[href*="#"]:not(.breakdance-dropdown-toggle *)';

/** A link that the browser would open in this tab. */
const isPlain = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  /^(_self)?$/.test(link.target) && !link.download && /^http/.test(link.protocol) && !hasModifier(event);

/** How far the window's edges are from the list, for style sheets that stretch it over the whole width and height. */
const measure = ({ host: { style }, list }: Menu, isAtBottom: boolean): void => {
  const set = (name: string, px: number) => style.setProperty(`--mobile-${name}`, `${px}px`);
  set("offset-x", 0);
  const { left, top, bottom } = list.getBoundingClientRect();
  set("offset-x", -left);
  set("buffer-y", isAtBottom ? innerHeight - bottom : top);
};

/** Dropdowns that open in place. */
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

/** Tells the page, which may have several menus. */
const tellPage = (): void => {
  const isOpen = Boolean(document.querySelector(`.${OPEN}`));
  document.documentElement.classList.toggle("is-breakdance-menu-open", isOpen);
};

/** Until it closes. Where the file is gone, Tab leads there as well. */
const focusInto = (list: Element, closed: AbortSignal): void =>
  void import("./focus-soon.tsx").then(
    ({ focusSoon }) => closed.aborted || closed.addEventListener("abort", focusSoon(list)),
    () => {},
  );

/** Opens and closes the list. */
const createList = (menu: Menu, toggles: readonly HTMLElement[]) => {
  const { host, list, isModal } = menu;
  const [toggle] = toggles;
  /** There while it is open, and aborted when it closes. */
  let opened: AbortController | undefined;
  // Before the fold, whose undo ends the closing at once.
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

  const open = (isByKeyboard: boolean): void => {
    opened = new AbortController();
    const { signal } = opened;
    const isAtBottom = opensAtBottom((toggle ?? host).getBoundingClientRect().top, innerHeight);
    const stretch = () => measure(menu, isAtBottom);
    show(true, isAtBottom);
    tellPage();
    stretch();
    // A tablet that is turned may show another header of the theme's: what is open in this one would hold up the page unseen.
    addEventListener("resize", () => (list.checkVisibility() ? stretch() : close()), { signal });
    const goBack = () => close(document.activeElement === document.body || host.contains(document.activeElement));
    signal.addEventListener("abort", holdBackEntry(goBack));
    for (const cover of menu.onMenuOpen) cover(signal);
    if (isByKeyboard || isModal) focusInto(list, signal);
  };

  const flip = (isByKeyboard: boolean): void => {
    if (list.classList.contains(COLLAPSING)) return;
    if (opened) close(isModal);
    else open(isByKeyboard);
  };

  return { close, flip };
};

/** The mobile menu, which its toggle opens. */
export const start = (menu: Menu): void => {
  const { host } = menu;
  const toggles = [...host.querySelectorAll<HTMLElement>(TOGGLE)];
  const list = createList(menu, toggles);
  // After the list, as undos run in their order: closing it writes to what is given back here.
  menu.keep(host, ["style"]);
  if (menu.mode === "accordion") startAccordion(menu);
  collapseColumns(menu);

  const follow = (link: HTMLAnchorElement, event: MouseEvent) => {
    if (!isPlain(link, event) || (link.hash && link.closest(".breakdance-dropdown-toggle"))) return;
    if (closeAndFollow(list.close, link.href)) event.preventDefault();
  };
  menu.on<MouseEvent>("click", (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    // The toggle is a button, for whose keys no browser counts a click.
    if (target.closest(TOGGLE) && !(menu.isMenuOpen && event.timeStamp < menu.readyAt)) list.flip(event.detail === 0);
    if (target.closest(CLOSERS)) list.close(true);
    if (link && menu.isMenuOpen && !event.defaultPrevented) follow(link, event);
  });
  menu.toggleMobileMenu = () => list.flip(false);
  // Closing moves the page: a press, which gives the focus before it is over, must find its target where it was.
  const leave = (event: FocusEvent) => {
    const to = event.target as Element;
    if (!host.contains(to) && to.matches(":focus-visible")) list.close();
  };
  // A script of the page may go to the place by itself.
  const answerPrevented = ({ target, defaultPrevented }: MouseEvent) => {
    if (defaultPrevented && (target as Element).closest(PLACE_LINKS)) list.close();
  };
  // Where a dropdown is open the key has closed that.
  const answerEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || !menu.isMenuOpen) return;
    event.preventDefault();
    list.close(true);
  };
  menu.onPage("focusin", leave);
  menu.onPage("click", answerPrevented);
  menu.onPage("keydown", answerEscape);
};
