import type { Delivered } from "#src/dom/delegated-events.ts";
import { hasModifier } from "#src/dom/modifiers.ts";

/** Each has keys of its own, as has whatever a script has made a list, a tab or a slider. */
const FIELD = "input, select, textarea, [contenteditable], [role]:not(a, [role='button'])";
const BUTTON = "button, summary, [role='button']";

/** Keys of the WAI-ARIA disclosure navigation, which would scroll the page before the menu's code is there. */
export const isMenuKey = (event: KeyboardEvent): boolean => {
  const { key, target } = event as Delivered<KeyboardEvent>;
  if (hasModifier(event) || target.matches(FIELD)) return false;
  if (key === " ") return target.closest(".breakdance-dropdown") !== null && !target.closest(BUTTON);
  const isInOpen = target.closest(".breakdance-menu-list, .breakdance-responsive-menu--open") !== null;
  return isInOpen && /^(Arrow|Home|End)/.test(key);
};
