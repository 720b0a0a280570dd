import { hasModifier } from "#src/dom/modifiers.ts";

const FIELD = "input, select, textarea, [contenteditable]";
const BUTTON = "button, [role='button']";

/** Keys of the WAI-ARIA disclosure navigation, which would scroll the page before the menu's code is there. */
export const isMenuKey = (event: KeyboardEvent): boolean => {
  const { key, target } = event;
  if (hasModifier(event) || !(target instanceof Element) || target.closest(FIELD)) return false;
  if (key === " ") return target.closest(".breakdance-dropdown") !== null && !target.closest(BUTTON);
  const isInOpen = target.closest(".breakdance-menu-list, .breakdance-responsive-menu--open") !== null;
  return isInOpen && /^(Arrow|Home|End)/.test(key);
};
