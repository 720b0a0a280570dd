import { type RefObject, useLayoutEffect, useState } from "react";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useClasses } from "#src/ui/use-classes.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useMediaQuery } from "#src/ui/use-media-query.ts";
import { useRestoredStyle } from "#src/ui/use-restored-style.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { Column } from "./column.tsx";
import { columnsOf, type DropdownParts, dropdownsOf, type MenuProps } from "./contract.ts";
import { Dropdown } from "./dropdown.tsx";
import { HoverWatch } from "./hover-watch.tsx";
import { menuClasses } from "./menu-classes.ts";
import { useBuilderDrag } from "./use-builder-drag.ts";
import { useClicks } from "./use-clicks.ts";
import { useCurrentLinks } from "./use-current-links.ts";
import { useDropdowns } from "./use-dropdowns.ts";
import { useFocusSoon } from "./use-focus-soon.ts";
import { useHover } from "./use-hover.ts";
import { useKeyboard } from "./use-keyboard.ts";
import { useLeaving } from "./use-leaving.ts";
import { useMobileMenu } from "./use-mobile-menu.ts";

export interface MenuActions {
  openDropdown: (root: Element) => void;
  closeDropdown: (root: Element) => void;
  closeAll: () => void;
  getOpenDropdown: () => Element | undefined;
  toggleMobileMenu: () => void;
}

const ToggleState = ({ toggle, isOpen }: { toggle: Element; isOpen: boolean }) => {
  useAttributes(toggle, { "aria-expanded": String(isOpen) });
  return null;
};

const Overlay = ({ host }: { host: HTMLElement }) => {
  useClasses(useSlot(host, "beforeend"), "breakdance-menu-overlay");
  return null;
};

interface ActiveMenuProps {
  menu: MenuProps;
  isMobile: boolean;
  actions: RefObject<MenuActions | undefined>;
}

export const ActiveMenu = ({ menu, isMobile, actions }: ActiveMenuProps) => {
  const { host, list, settings, modes } = menu;
  const mode = isMobile ? modes.mobile : modes.desktop;
  const isOneRow = isMobile && mode !== "slide";
  const hasHover = !useMediaQuery("(pointer: coarse)") && !isMobile && mode !== "slide";
  const [parts] = useState(() => dropdownsOf(host));
  const [columns] = useState(() => columnsOf(host));
  const [toggles] = useState(() => [...host.querySelectorAll(".breakdance-menu-toggle")]);
  const focusSoon = useFocusSoon();
  const dropdowns = useDropdowns({
    keepsOthers: isMobile && settings.showMultiple,
    coversToggle: mode === "slide",
    focusSoon,
  });
  const { open, openOne, closeOne, closeAll } = dropdowns;
  const mobileMenu = useMobileMenu({ ...menu, isMobile, focusSoon, onClosed: closeAll });
  const dropdownAt = (target: EventTarget | null): DropdownParts | undefined =>
    target instanceof Node ? parts.find(({ root }) => root.contains(target)) : undefined;
  const isWired = ({ hasLink }: DropdownParts) => hasHover && (!settings.openOnClick || hasLink);

  const [watched] = open.filter(isWired);
  const hover = useHover({
    host,
    open: watched,
    isWired,
    dropdownAt,
    onOpen: (dropdown) => openOne(dropdown, "hover"),
    onClose: closeAll,
  });
  useClicks({ menu, isMobile, dropdowns, mobileMenu, dropdownAt });
  useKeyboard({
    host,
    list,
    open,
    isOneRow,
    isEnabled: settings.keyboardNavigation,
    dropdownAt,
    onOpen: (dropdown) => openOne(dropdown, "keyboard"),
    onClose: (dropdown) => closeOne(dropdown, true),
  });
  useLeaving({ menu, isOneRow, dropdowns, mobileMenu, dropdownAt });
  useBuilderDrag({ host, isBuilder: settings.isBuilder, dropdownAt, openOne, closeAll });
  useCurrentLinks(list);

  const { isOpen: isMenuOpen, isAtBottom } = mobileMenu;
  useHostState(host, isMenuOpen || open.length > 0 ? "open" : "closed");
  useClasses(host, menuClasses(settings, { mode, hasOpenDropdown: open.length > 0, isMenuOpen, isAtBottom }));
  useAttributes(host, { "data-sw-device": isMobile ? "mobile" : "desktop" });
  useRestoredStyle(host);

  useLayoutEffect(() => {
    const at = (root: Element, act: (dropdown: DropdownParts) => void) => {
      const dropdown = dropdownAt(root);
      if (dropdown) act(dropdown);
    };
    actions.current = {
      openDropdown: (root) => at(root, (dropdown) => openOne(dropdown, "pointer")),
      closeDropdown: (root) => at(root, (dropdown) => closeOne(dropdown)),
      closeAll,
      getOpenDropdown: () => open[0]?.root,
      toggleMobileMenu: () => mobileMenu.flip(false),
    };
  });

  const hasOverlay = settings.menuMode === "offcanvas" || settings.overlay;
  return (
    <>
      {toggles.map((toggle) => (
        <ToggleState key={toggles.indexOf(toggle)} toggle={toggle} isOpen={isMenuOpen} />
      ))}
      {parts.map((dropdown) => (
        <Dropdown
          key={parts.indexOf(dropdown)}
          menu={menu}
          parts={dropdown}
          mode={mode}
          isOpen={open.includes(dropdown)}
          onBack={() => closeOne(dropdown, true)}
        />
      ))}
      {columns.map((column) => (
        <Column key={columns.indexOf(column)} host={host} parts={column} isMobile={isMobile} focusSoon={focusSoon} />
      ))}
      {watched && <HoverWatch open={watched} {...hover} />}
      {hasOverlay && <Overlay host={host} />}
    </>
  );
};
