import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { delegate } from "#src/dom/delegated-events.ts";
import type { MenuProps } from "./contract.ts";
import { type Dropdown, dropdownsIn, showDropdown } from "./dropdown.tsx";
import { effectiveMode, isModalMode } from "./effective-mode.ts";
import { menuClasses } from "./menu-classes.ts";

export type Opener = "pointer" | "keyboard" | "hover";

interface Opening {
  by: Opener;
  closed: AbortController;
}

/** Called for each dropdown that opens, with a signal that tells when it closes. */
type Follow = (dropdown: Dropdown, closed: AbortSignal, by: Opener) => void;

interface Lifecycle {
  /** Starts the menu anew. */
  init: () => void;
  /** Starts it anew with what the page says now. */
  refresh: () => void;
}

/** A menu on one device. Other scripts find it as the element's `bdMenu`, and know some of its names. */
export const createMenu = (props: MenuProps, isMobile: boolean, lifecycle: Lifecycle) => {
  const { host, settings } = props;
  const end = new AbortController();
  const ended = end.signal;
  const mode = effectiveMode(isMobile, host.matches(".breakdance-menu--vertical"), settings);
  const classes = menuClasses(settings, mode);
  const dropdowns = dropdownsIn(host);
  /** In the order in which they were opened. */
  const open = new Map<Dropdown, Opening>();
  const follows: Follow[] = [];

  const whenEnded = (undo: () => void) => ended.addEventListener("abort", undo);
  /** Gives attributes back as they were, in the end. */
  const keep = (element: Element, names: readonly string[]) => whenEnded(keepAttributes(element, names));
  const on = <Type extends Event>(type: string, answer: (event: Type) => void) =>
    whenEnded(delegate(host, type, (event) => answer(event as Type)));
  /** The dropdown that a node is in. */
  const at = (node: unknown) => dropdowns.find(({ root }) => root.contains(node as Node | null));

  const showState = () => {
    host.classList.toggle("breakdance-menu--dp-open", open.size > 0);
    host.dataset.state = open.size > 0 || menu.isMenuOpen ? "open" : "closed";
  };

  const closeDropdown = (node: unknown) => {
    const dropdown = at(node);
    const opening = dropdown && open.get(dropdown);
    if (!opening) return;
    open.delete(dropdown);
    opening.closed.abort();
    showDropdown(dropdown, false);
    showState();
  };

  const closeAll = () => {
    for (const { root } of open.keys()) closeDropdown(root);
  };

  const beginOpening = (dropdown: Dropdown, by: Opener) => {
    const closed = new AbortController();
    if (!isMobile || !settings.mobile.showMultiple) closeAll();
    open.set(dropdown, { by, closed });
    showDropdown(dropdown, true);
    showState();
    for (const follow of follows) follow(dropdown, closed.signal, by);
  };

  const openDropdown = (node: unknown, by: Opener = "pointer") => {
    const dropdown = at(node);
    const known = dropdown && open.get(dropdown);
    if (known) known.by = by;
    else if (dropdown && !ended.aborted) beginOpening(dropdown, by);
  };

  const menu = {
    ...props,
    ...lifecycle,
    refreshDropdowns: lifecycle.refresh,
    isMobile,
    mode,
    isModal: isMobile && isModalMode(settings.mobile.mode),
    dropdowns,
    open,
    /** Whether the mobile menu is open. */
    isMenuOpen: false,
    /** What its mode does to the page, each time that the mobile menu opens. */
    onMenuOpen: [] as ((closed: AbortSignal) => void)[],
    /** How near panels may come to the window's edges, where the style sheet does not say. */
    edge: undefined as number | undefined,
    /** Tells when the menu ends on this device. */
    ended,
    whenEnded,
    keep,
    on,
    at,
    /** Where a click closes what is open. A click may have taken its target off the page. */
    isOutside: (target: Element) => target.isConnected && !at(target),
    openDropdown,
    closeDropdown,
    closeAll,
    getOpenDropdown: () => open.keys().next().value?.root ?? null,
    toggleMobileMenu: () => {},
    needKeys: async () => {},
    showState,
    /** Follows each dropdown while it is open, those included that were opened before. */
    onOpen: (follow: Follow) => {
      follows.push(follow);
      for (const [dropdown, { by, closed }] of open) follow(dropdown, closed.signal, by);
    },
    destroy: () => {
      closeAll();
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
