import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { delegate, type EventOf } from "#src/dom/delegated-events.ts";
import type { MenuProps } from "./contract.ts";
import { dropdownsIn } from "./dropdown.tsx";
import { effectiveMode, isModalMode } from "./effective-mode.ts";
import { menuClasses } from "./menu-classes.ts";
import { createOpenDropdowns } from "./open-dropdowns.tsx";

interface Lifecycle {
  init: () => void;
  /** Restarts the menu with the page's current settings. */
  refresh: () => void;
}

/** Everything added here lasts until the menu ends on this device. */
const lastingUntil = (ended: AbortSignal, host: HTMLElement) => {
  const whenEnded = (undo: () => void) => ended.addEventListener("abort", undo);
  return {
    ended,
    whenEnded,
    keepStyle: (element: Element) => whenEnded(keepAttributes(element, ["style"])),
    on: <Type extends string>(type: Type, answer: (event: EventOf<Type>) => void) =>
      whenEnded(delegate(host, type, answer)),
    onPage: <Type extends keyof WindowEventMap>(type: Type, answer: (event: WindowEventMap[Type]) => void) =>
      addEventListener(type, answer, { signal: ended }),
  };
};

/** What parts replace. */
interface Replaceable {
  /** In px: overrides the style sheet's least distance between panels and the window's edges. */
  edge?: number;
  toggleMobileMenu: () => void;
  /** Set while the mobile menu is open. */
  closeList?: ((givesFocusBack?: boolean) => void) | undefined;
  /** A modal menu covers the page while it is open, until the signal aborts. */
  coverPage?: (close: () => void, closed: AbortSignal) => void;
  /** Loads the code for keys. */
  needKeys?: () => unknown;
}

/** A menu on one device. Other scripts find it as the element's `bdMenu`, and use some of these names. */
export const createMenu = (props: MenuProps, isMobile: boolean, lifecycle: Lifecycle) => {
  const { host, settings } = props;
  const end = new AbortController();
  const mode = effectiveMode(isMobile, host.matches(".breakdance-menu--vertical"), settings);
  const classes = menuClasses(settings, mode);
  const dropdowns = dropdownsIn(host);

  const showState = () => {
    const isDropdownOpen = opened.open.size > 0;
    host.classList.toggle("breakdance-menu--dp-open", isDropdownOpen);
    host.dataset.state = isDropdownOpen || menu.closeList ? "open" : "closed";
  };

  const isExclusive = !isMobile || !settings.mobile.showMultiple;
  const opened = createOpenDropdowns(dropdowns, isExclusive, showState);

  const replaceable: Replaceable = { toggleMobileMenu: () => {} };
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
    /** When it began to answer: a press from before that does not ask to close what has just opened. */
    readyAt: 0,
    /** False for an element that the click has removed, and around a field whose text was selected beyond the panel. */
    isOutside: (target: Element) => target.isConnected && !opened.at(target) && !target.querySelector(":focus"),
    ...replaceable,
    showState,
    destroy: () => {
      opened.closeAll();
      // Now nothing can open any more.
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

export type MenuHost = HTMLElement & { bdMenu?: Menu };
