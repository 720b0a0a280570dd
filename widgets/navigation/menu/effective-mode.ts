import type { MenuSettings } from "./settings.ts";

/** What the dropdowns do on a device. A horizontal menu on a desktop has dropdowns, whatever is configured. */
export const effectiveMode = (
  isMobile: boolean,
  isVertical: boolean,
  { dropdown }: Pick<MenuSettings, "dropdown">,
): string => {
  if (isMobile) return dropdown.mode?.mobile || "accordion";
  return (isVertical && dropdown.mode?.desktop) || "dropdown";
};

/** Covers the page, which then neither scrolls nor takes the focus. */
export const isModalMode = (mobileMode: string | null | undefined): boolean =>
  /offcanvas|fullscreen/.test(`${mobileMode}`);
