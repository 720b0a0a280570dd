import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { focusableIn } from "#src/dom/focusable.ts";
import type { Dropdown } from "./dropdown.tsx";
import { focusSoon } from "./focus-soon.tsx";
import { entersPanel, keyboardTarget } from "./keyboard-target.ts";
import type { Menu, MenuHost } from "./menu-instance.tsx";

const openAround = (node: Node | null, { open }: Menu) => [...open.keys()].find(({ root }) => root.contains(node));

/** The focusable elements that a key moves along, and whether it wraps round. */
const rowOf = (target: Element, isIntoPanel: boolean, menu: Menu) => {
  const isOneRow = menu.isMobile && menu.mode !== "slide";
  const within = openAround(target, menu);
  if (within && !isOneRow && (isIntoPanel || within.floater.contains(target)))
    return { stops: focusableIn(within.floater), wraps: true };
  const isTopLevel = (stop: HTMLElement) => isOneRow || !openAround(stop, menu)?.floater.contains(stop);
  return { stops: focusableIn(menu.list).filter(isTopLevel), wraps: isOneRow };
};

const move = (key: string, target: HTMLElement, menu: Menu): void => {
  const isRtl = getComputedStyle(target).direction === "rtl";
  const { stops, wraps } = rowOf(target, entersPanel(key, isRtl), menu);
  const next = keyboardTarget(key, { count: stops.length, index: stops.indexOf(target), isRtl, wraps });
  if (next !== undefined) stops[next]?.focus();
};

/** The control that opened a dropdown: the focused one, or else the arrow, which does nothing but open. */
const controlOf = ({ link, arrow, hasLink }: Dropdown): HTMLElement =>
  [link, arrow].find((control) => control === document.activeElement) ??
  // A setting of the builder hides the arrows.
  (hasLink && arrow?.checkVisibility() ? arrow : link);

export const closeAndReturn = (menu: Menu, dropdown: Dropdown): void => {
  const { root, link, floater } = dropdown;
  const hadFocus = floater.contains(document.activeElement) || (menu.mode === "slide" && isFocusLost());
  menu.closeDropdown(root);
  if (hadFocus) moveFocus(dropdown.opener ?? link);
};

const followFocus = (menu: Menu): void => {
  menu.onOpen((dropdown, closed, by) => {
    dropdown.opener = controlOf(dropdown);
    // A panel that slides over its toggle takes the focus, however it was opened.
    if (by === "keyboard" || menu.mode === "slide") closed.addEventListener("abort", focusSoon(dropdown.floater));
  });
  menu.on("focusout", ({ target, relatedTarget }) => {
    const left = menu.at(target);
    // A click on nothing focuses any focusable element around the menu.
    const isElsewhere = relatedTarget instanceof Element && !relatedTarget.contains(menu.host);
    if (!left || !isElsewhere || left.root.contains(relatedTarget)) return;
    // In a list that closes with a shift, a click must still find its target in place.
    const isMoving = menu.isMobile && menu.mode !== "slide" && menu.open.get(left)?.by !== "keyboard";
    if (!isMoving) menu.closeDropdown(left.root);
  });
};

/** A menu that is open in the panel closes first. */
const closeInnermost = (menu: Menu): void => {
  const dropdown = openAround(document.activeElement, menu) ?? [...menu.open.keys()].at(-1);
  const inner = dropdown?.floater.querySelector<MenuHost>("nav")?.bdMenu;
  // One that waits for its code has only methods.
  if (inner?.open?.size) closeInnermost(inner);
  else if (dropdown) closeAndReturn(menu, dropdown);
};

const flip = (menu: Menu, dropdown: Dropdown): void => {
  if (menu.open.has(dropdown)) closeAndReturn(menu, dropdown);
  else menu.openDropdown(dropdown.root, "keyboard");
};

/** Returns the answer to keys. Enter needs none: the browser turns it into a click. */
export const start = (menu: Menu): ((event: KeyboardEvent) => void) => {
  followFocus(menu);
  return ({ key, target }) => {
    const dropdown = menu.at(target);
    if (key === "Escape") closeInnermost(menu);
    else if (dropdown && key === " ") flip(menu, dropdown);
    else move(key, target as HTMLElement, menu);
  };
};
