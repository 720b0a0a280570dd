import type { MenuSettings } from "./settings.ts";

/** A horizontal menu on a desktop always has dropdowns, whatever is configured. */
export const effectiveMode = (
  isMobile: boolean,
  isVertical: boolean,
  { dropdown }: Pick<MenuSettings, "dropdown">,
): string => {
  if (isMobile) return dropdown.mode?.mobile || "accordion";
  return (isVertical && dropdown.mode?.desktop) || "dropdown";
};

/** A modal menu covers the page, which then neither scrolls nor takes the focus. */
export const isModalMode = (mobileMode: string | null | undefined): boolean =>
  /offcanvas|fullscreen/.test(`${mobileMode}`);
