import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { delegate } from "#src/dom/delegated-events.ts";
import type { MenuProps } from "./contract.ts";
import { dropdownsIn } from "./dropdown.tsx";
import { effectiveMode, isModalMode } from "./effective-mode.ts";
import { menuClasses } from "./menu-classes.ts";
import { createOpenDropdowns } from "./open-dropdowns.tsx";

interface Lifecycle {
  /** Starts the menu anew. */
  init: () => void;
  /** Starts it anew with what the page says now. */
  refresh: () => void;
}

/** What lasts until a signal tells that the menu has ended on this device. */
const lastingUntil = (ended: AbortSignal, host: HTMLElement) => {
  const whenEnded = (undo: () => void) => ended.addEventListener("abort", undo);
  return {
    ended,
    whenEnded,
    /** Gives attributes back as they were, in the end. */
    keep: (element: Element, names: readonly string[]) => whenEnded(keepAttributes(element, names)),
    on: <Type extends Event>(type: string, answer: (event: Type) => void) =>
      whenEnded(delegate(host, type, answer as (event: Event) => void)),
    /** What happens anywhere on the page. */
    onPage: <Type extends keyof WindowEventMap>(type: Type, answer: (event: WindowEventMap[Type]) => void) =>
      addEventListener(type, answer, { signal: ended }),
  };
};

/** A menu on one device. Other scripts find it as the element's `bdMenu`, and know some of its names. */
export const createMenu = (props: MenuProps, isMobile: boolean, lifecycle: Lifecycle) => {
  const { host, settings } = props;
  const end = new AbortController();
  const mode = effectiveMode(isMobile, host.matches(".breakdance-menu--vertical"), settings);
  const classes = menuClasses(settings, mode);
  const dropdowns = dropdownsIn(host);

  const showState = () => {
    const isDropdownOpen = opened.open.size > 0;
    host.classList.toggle("breakdance-menu--dp-open", isDropdownOpen);
    host.dataset.state = isDropdownOpen || menu.isMenuOpen ? "open" : "closed";
  };

  const isExclusive = !isMobile || !settings.mobile.showMultiple;
  const opened = createOpenDropdowns(dropdowns, isExclusive, showState);

  const menu = {
    ...props,
    ...lifecycle,
    ...opened,
    ...lastingUntil(end.signal, host),
    refreshDropdowns: lifecycle.refresh,
    isMobile,
    mode,
    isModal: isMobile && isModalMode(settings.mobile.mode),
    dropdowns,
    /** Whether the mobile menu is open. */
    isMenuOpen: false,
    /** When it began to answer. Who presses twice before does not ask for what has not come yet to go. */
    readyAt: 0,
    /** What its mode does to the page, each time that the mobile menu opens. */
    onMenuOpen: [] as ((closed: AbortSignal) => void)[],
    /** How near panels may come to the window's edges, where the style sheet does not say. */
    edge: undefined as number | undefined,
    /** Where a click closes what is open: not on what it took away, nor around a field whose text was selected beyond the panel. */
    isOutside: (target: Element) => target.isConnected && !opened.at(target) && !target.querySelector(":focus"),
    toggleMobileMenu: () => {},
    needKeys: async () => {},
    showState,
    destroy: () => {
      opened.closeAll();
      // Nothing opens any more.
      dropdowns.length = 0;
      end.abort();
      host.classList.remove(...classes);
      delete host.dataset.state;
      delete host.dataset.swDevice;
    },
  };

  host.classList.add(...classes);
  host.dataset.swDevice = isMobile ? "mobile" : "desktop";
  showState();
  return menu;
};

export type Menu = ReturnType<typeof createMenu>;
