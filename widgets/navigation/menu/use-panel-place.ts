import { useLayoutEffect, useState } from "react";
import type { DropdownParts } from "./contract.ts";
import type { DropdownMode } from "./effective-mode.ts";
import { panelWidth, placePanel } from "./placement.ts";
import type { MenuSettings } from "./settings.ts";

const TOP_CLASS = "breakdance-dropdown--top";
const CARET_CLASS = "breakdance-dropdown-caret";
const DEFAULT_EDGE = 20;

interface PanelPlaceOptions {
  host: HTMLElement;
  list: HTMLElement;
  parts: DropdownParts;
  mode: DropdownMode;
  isOpen: boolean;
  settings: MenuSettings;
}

type Variables = Readonly<Record<string, number | string | undefined>>;

/** Numbers are px; undefined takes a variable away. */
const setVariables = ({ style }: HTMLElement, variables: Variables): void => {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) style.removeProperty(`--${name}`);
    else style.setProperty(`--${name}`, typeof value === "number" ? `${Math.round(value)}px` : value);
  }
};

/** A point of the viewport as the panel's own offsets, which count from the element that it is positioned in. */
const toOffsets = ({ offsetParent }: HTMLElement, x: number, y: number): Variables => {
  if (!offsetParent) return { "dropdown-offset-x": x, "dropdown-offset-y": y };
  const { left, top } = offsetParent.getBoundingClientRect();
  return {
    "dropdown-offset-x": x - left - offsetParent.clientLeft + offsetParent.scrollLeft,
    "dropdown-offset-y": y - top - offsetParent.clientTop + offsetParent.scrollTop,
  };
};

const edgeOf = (floater: HTMLElement): number => {
  const own = Number.parseFloat(getComputedStyle(floater).getPropertyValue("--dropdown-edge-offset"));
  return Number.isNaN(own) ? DEFAULT_EDGE : own;
};

/** The builder's widths in percent are meant of the menu's section, which is as wide as the window. */
const ofWindow = (floater: HTMLElement): string | undefined => {
  const width = getComputedStyle(floater).getPropertyValue("--bde-dropdown-width");
  return width.includes("%") ? width.replace("%", "vw") : undefined;
};

const slideOver = ({ host, list, parts: { floater } }: PanelPlaceOptions): void => {
  const { left, top } = list.getBoundingClientRect();
  setVariables(floater, toOffsets(floater, left, top));
  setVariables(host, { "menu-height": Math.max(list.clientHeight, floater.scrollHeight) });
};

const placeFloating = ({ host, parts, mode, settings }: PanelPlaceOptions, caret: HTMLElement): void => {
  const { root, link, floater } = parts;
  const { placement } = settings;
  const { clientWidth } = document.documentElement;
  const { innerWidth, innerHeight } = window;
  setVariables(host, { "menu-scrollbar-width": innerWidth - clientWidth });
  setVariables(floater, {
    "sw-menu-room": undefined,
    "dropdown-custom-width": panelWidth(settings, { innerWidth, clientWidth }),
    ...(placement === "section-width" && { "bde-dropdown-width": ofWindow(floater) }),
  });
  const place = placePanel({
    toggle: (link.parentElement ?? link).getBoundingClientRect(),
    panel: { width: floater.offsetWidth, height: floater.offsetHeight },
    viewport: { width: clientWidth, height: innerHeight },
    placement,
    isSide: mode === "side",
    isRtl: getComputedStyle(host).direction === "rtl",
    edge: placement === "full-width" ? 0 : edgeOf(floater),
    caretWidth: caret.offsetWidth,
  });
  root.classList.toggle(TOP_CLASS, place.isAbove);
  caret.classList.toggle(`${CARET_CLASS}--hide`, place.isCaretHidden);
  setVariables(floater, {
    ...toOffsets(floater, place.x, place.y),
    "sw-menu-room": place.room,
    "dropdown-caret-x": place.caretX,
  });
};

/** While a dropdown is open its panel follows its toggle. Closed, it stays where it was: it may still be fading. */
export const usePanelPlace = (options: PanelPlaceOptions): void => {
  const { host, list, parts, mode, isOpen, settings } = options;
  const [caret] = useState(() => {
    const created = document.createElement("span");
    created.className = CARET_CLASS;
    return created;
  });
  useLayoutEffect(() => {
    if (!isOpen || mode === "accordion") return;
    const scene = { host, list, parts, mode, isOpen, settings };
    const place = () => (mode === "slide" ? slideOver(scene) : placeFloating(scene, caret));
    if (mode === "dropdown") parts.floater.append(caret);
    place();
    let frame = 0;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    // Pictures and fonts arrive late.
    const observer = new ResizeObserver(placeSoon);
    observer.observe(parts.floater);
    observer.observe(host);
    window.addEventListener("resize", placeSoon);
    window.addEventListener("scroll", placeSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener("resize", placeSoon);
      window.removeEventListener("scroll", placeSoon);
    };
  }, [host, list, parts, mode, isOpen, settings, caret]);
  useLayoutEffect(
    () => () => {
      caret.remove();
      parts.root.classList.remove(TOP_CLASS);
    },
    [caret, parts],
  );
};
