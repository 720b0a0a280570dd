import type { Dropdown } from "./dropdown.tsx";
import type { Menu } from "./menu-instance.tsx";
import { alignment, keepInside, opensAbove } from "./placement.ts";

export const CARET = "breakdance-dropdown-caret";

export const setVariable = ({ style }: HTMLElement, name: string, px: number): void =>
  style.setProperty(`--${name}`, `${Math.round(px)}px`);

/**
 * Call it before an element of ours goes into its holder, where it stays until the menu ends. A copy of the menu, as in a
 * router's snapshot of the page, has kept one.
 */
export const makeRoom = ({ whenEnded }: Menu, holder: Element, element: Element): void => {
  holder.querySelector(`:scope > .${element.className}`)?.remove();
  whenEnded(() => element.remove());
};

/** Converts a point of the viewport to offsets from the panel's positioned ancestor. */
export const moveTo = (floater: HTMLElement, x: number, y: number): void => {
  const parent = floater.offsetParent ?? document.body;
  const { left, top } = parent.getBoundingClientRect();
  setVariable(floater, "dropdown-offset-x", x - left - parent.clientLeft + parent.scrollLeft);
  setVariable(floater, "dropdown-offset-y", y - top - parent.clientTop + parent.scrollTop);
};

/**
 * A panel without enough room, `px`, scrolls. Only an inline style wins over the builder's, which clips at the round
 * corners.
 */
export const setRoom = ({ floater, body }: Dropdown, px: number): void => {
  body.style.maxHeight = `${px - floater.offsetHeight + body.offsetHeight}px`;
  if (body.scrollHeight > body.clientHeight || body.scrollWidth > body.clientWidth) body.style.overflow = "auto";
};

/** Places an open panel again whenever something moves. A closed panel stays in place: it may still be fading out. */
export const followToggles = (menu: Menu, place: (dropdown: Dropdown) => void): void => {
  for (const { floater, body } of menu.dropdowns) {
    menu.keepStyle(floater);
    menu.keepStyle(body);
  }
  menu.onOpen((dropdown, signal) => {
    const again = () => signal.aborted || place(dropdown);
    // Pictures and fonts arrive late. Waits a frame, or the observer would react to its own change.
    const observer = new ResizeObserver(() => requestAnimationFrame(again));
    // A panel that slides is as high as its list, so what opens or grows in it changes its body alone.
    for (const part of [dropdown.floater, dropdown.body, menu.host]) observer.observe(part);
    signal.addEventListener("abort", () => observer.disconnect());
    for (const type of ["resize", "scroll"]) addEventListener(type, again, { signal });
    again();
  });
};

/** `offset` moves the panel away from its toggle, in px, besides what the style sheet does. */
export const placePanel = (menu: Menu, dropdown: Dropdown, offset = 0): void => {
  const { root, floater, body } = dropdown;
  const { left, top, bottom, width } = dropdown.toggle.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  floater.style.maxWidth = `${clientWidth}px`;
  const { offsetWidth } = floater;
  const height = floater.offsetHeight - body.clientHeight + body.scrollHeight;
  const style = getComputedStyle(floater);
  // The builder's style sheet shifts the panel away from its toggle by this much.
  const gap = offset + (parseFloat(style.getPropertyValue("--dropdown-custom-offset-y")) || 0);
  const above = top - gap;
  const below = innerHeight - bottom - gap;
  const isAbove = opensAbove(height, above, below);
  const room = Math.floor(isAbove ? above : below);
  const startX = left + (width - offsetWidth) * alignment(menu.settings.dropdown.placement, style.direction === "rtl");
  const edge = menu.edge ?? parseFloat(style.getPropertyValue("--dropdown-edge-offset") || "20");
  const x = keepInside(startX, clientWidth - offsetWidth, edge);
  moveTo(floater, x, isAbove ? top - offset - Math.min(height, room) : bottom + offset);
  setRoom(dropdown, room);
  root.classList.toggle("breakdance-dropdown--top", isAbove);
  const caret = floater.querySelector<HTMLElement>(`:scope > .${CARET}`);
  if (!caret) return;
  const wanted = left + (width - caret.offsetWidth) / 2 - x;
  const caretX = keepInside(wanted, offsetWidth - caret.offsetWidth, 0);
  setVariable(floater, "dropdown-caret-x", caretX);
  // A caret that cannot reach the middle of its toggle is hidden.
  caret.classList.toggle(`${CARET}--hide`, caretX !== wanted);
};
