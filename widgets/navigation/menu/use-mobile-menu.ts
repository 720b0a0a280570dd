import { useLayoutEffect, useState } from "react";
import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { holdClass } from "#src/dom/held-class.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useBackButton } from "#src/ui/use-back-button.ts";
import { useModalPanel } from "#src/ui/use-modal-panel.ts";
import { useRestoredPage } from "#src/ui/use-restored-page.ts";
import type { MenuProps } from "./contract.ts";
import { isModalMode, opensAtBottom } from "./menu-classes.ts";
import { COLLAPSING, useCollapse } from "./use-collapse.ts";

const PAGE_CLASS = "is-breakdance-menu-open";
const TOGGLE = ".breakdance-menu-toggle";
const CLOSE_BUTTON = ".breakdance-menu-close-button";

interface MobileMenuOptions extends MenuProps {
  isMobile: boolean;
  focusSoon: (scope: HTMLElement | null) => void;
  onClosed: () => void;
}

/** A `nav` must not be a dialog; the builder prints a `div` around it. */
const dialogOf = (host: HTMLElement): HTMLElement =>
  host.parentElement?.localName === "div" ? host.parentElement : host;

/** How far the window's edges are from the list, for style sheets that stretch it over the whole width and height. */
const measure = ({ style }: HTMLElement, list: HTMLElement, toggle: DOMRect, isAtBottom: boolean): void => {
  style.removeProperty("--mobile-offset-x");
  const buffer = isAtBottom ? window.innerHeight - toggle.top : toggle.bottom;
  style.setProperty("--mobile-offset-x", `${Math.round(-list.getBoundingClientRect().left)}px`);
  style.setProperty("--mobile-buffer-y", `${Math.round(buffer)}px`);
};

/** The mobile menu, which its toggle opens. */
export const useMobileMenu = (options: MobileMenuOptions) => {
  const { host, list, settings, texts, isMobile, focusSoon } = options;
  const [opening, setOpening] = useState<"closed" | "open" | "open-at-bottom">("closed");
  const isOpen = isMobile && opening !== "closed";
  const isModalStyle = isModalMode(settings.menuMode);
  const isModal = isOpen && isModalStyle;
  const toggle = host.querySelector<HTMLElement>(TOGGLE);

  const close = (givesFocusBack: boolean) => {
    if (!isOpen) return;
    setOpening("closed");
    focusSoon(null);
    options.onClosed();
    if (givesFocusBack && toggle) moveFocus(toggle);
  };

  const flip = (isByKeyboard: boolean) => {
    if (list.classList.contains(COLLAPSING)) return;
    if (isOpen) {
      close(isModalStyle);
      return;
    }
    if (!isMobile) return;
    const { top = 0 } = toggle?.getBoundingClientRect() ?? {};
    setOpening(opensAtBottom(top, window.innerHeight) ? "open-at-bottom" : "open");
    if (isByKeyboard || isModalStyle) focusSoon(list);
  };

  const isShown = useCollapse(list, isOpen, isMobile && !isModalStyle);
  useBackButton(isOpen, () => close(isFocusLost() || host.contains(document.activeElement)));
  useRestoredPage(() => close(false));
  useModalPanel(host, isModal, "menu");
  const name = host.hasAttribute("aria-labelledby")
    ? {}
    : { "aria-label": host.getAttribute("aria-label") ?? texts.menu };
  useAttributes(dialogOf(host), isModal ? { role: "dialog", "aria-modal": "true", ...name } : {});
  // The panel may cover the toggle, and has a button of its own.
  useAttributes(toggle, isModal && list.querySelector(CLOSE_BUTTON) ? { inert: "" } : {});

  useLayoutEffect(() => {
    if (isShown) return holdClass(document.documentElement, PAGE_CLASS);
  }, [isShown]);

  useLayoutEffect(() => {
    if (isOpen && toggle) measure(host, list, toggle.getBoundingClientRect(), opening === "open-at-bottom");
  }, [host, list, toggle, isOpen, opening]);

  return { isOpen, isAtBottom: opening === "open-at-bottom", flip, close };
};

export type MobileMenu = ReturnType<typeof useMobileMenu>;
