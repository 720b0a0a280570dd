import type { Delivered } from "#src/dom/delegated-events.ts";
import { hasModifier } from "#src/dom/modifiers.ts";

/** Each has keys of its own, as has whatever a script has made a list, a tab or a slider. */
const FIELD = "input, select, textarea, [contenteditable], [role]:not(a, [role='button'])";
const BUTTON = "button, summary, [role='button']";

/** Keys of the WAI-ARIA disclosure navigation, which would scroll the page before the menu's code is there. */
export const isMenuKey = (event: KeyboardEvent): boolean => {
  const { key, target } = event as Delivered<KeyboardEvent>;
  if (hasModifier(event) || target.matches(FIELD)) return false;
  if (key === " ") return Boolean(target.closest(".breakdance-dropdown")) && !target.closest(BUTTON);
  return (
    /^(Arrow|Home|End)/.test(key) && Boolean(target.closest(".breakdance-menu-list, .breakdance-responsive-menu--open"))
  );
};
