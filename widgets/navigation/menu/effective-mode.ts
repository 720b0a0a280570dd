import type { MenuSettings } from "./settings.ts";

export type DropdownMode = "dropdown" | "accordion" | "slide" | "side";

const MODES: readonly DropdownMode[] = ["dropdown", "accordion", "slide", "side"];

/** A horizontal menu on a desktop has dropdowns, whatever is configured. */
export const effectiveMode = (
  device: "desktop" | "mobile",
  isVertical: boolean,
  { desktopMode, mobileMode }: Pick<MenuSettings, "desktopMode" | "mobileMode">,
): DropdownMode => {
  if (device === "desktop" && !isVertical) return "dropdown";
  const wanted = device === "desktop" ? desktopMode : mobileMode;
  const mode = MODES.find((known) => known === wanted);
  if (mode) return mode;
  throw new Error(`Unknown dropdown mode "${wanted}" specified`);
};
