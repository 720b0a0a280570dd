import { changeAttributes, keepAttributes } from "#src/dom/changed-attributes.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import type { SavedCard } from "./contract.ts";

/** Two hyphens, as the plugin's own sheet has it. */
const HIDDEN_CLASS = "--hidden";

/** Most shops print three dots or a picture, which say nothing. */
const labelOf = (button: Element, name: string): string | null =>
  button.getAttribute("aria-label") ?? (/\p{L}/u.test(button.textContent) ? null : name);

/**
 * Opens and closes the card's one action. Enter leaves the focus on the menu's button: a key held down a moment too long
 * would press what it lands on. Returns what closes it, and the undo.
 */
export const startMenu = (
  { menuButton, removeButton, name }: SavedCard,
  { hear, isRunByPage }: { hear: Hear; isRunByPage: () => boolean },
) => {
  const over = new AbortController();
  const isWithin = (target: EventTarget | null) =>
    menuButton.contains(target as Node) || removeButton.contains(target as Node);
  const isOpen = () => !removeButton.classList.contains(HIDDEN_CLASS);
  const restore = undoAll([
    changeAttributes(menuButton, { "aria-label": labelOf(menuButton, name), "aria-expanded": String(isOpen()) }),
    keepAttributes(removeButton, ["class"]),
  ]);
  const show = (isShown: boolean) => {
    removeButton.classList.toggle(HIDDEN_CLASS, !isShown);
    menuButton.ariaExpanded = String(isShown);
  };
  const close = () => {
    if (removeButton.contains(document.activeElement)) menuButton.focus();
    show(false);
  };

  hear("click", ({ target }) => {
    if (menuButton.contains(target)) show(isRunByPage() ? isOpen() : !isOpen());
  });
  hear("keydown", (event) => {
    const { key, target } = event;
    if (key === "Escape") close();
    else if (key === "ArrowDown" && menuButton.contains(target)) {
      event.preventDefault();
      show(true);
      removeButton.focus();
    }
  });
  // The focus alone does not close it: where the menu takes up room, what is being pressed would move away. A key without a
  // place leads nowhere: Safari gives a pressed button no focus.
  const closeOutside = ({ type, target }: Event) => {
    const isAway = type === "click" || target !== document.body;
    if (isOpen() && isAway && !isWithin(target)) close();
  };
  for (const type of ["click", "keyup"]) document.addEventListener(type, closeOutside, over);
  return {
    close,
    end: () => {
      over.abort();
      restore();
    },
  };
};
