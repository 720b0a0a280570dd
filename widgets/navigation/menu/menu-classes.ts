import type { MenuSettings } from "./settings.ts";

/** The classes by which the builder's style sheet knows a menu's settings. */
export const menuClasses = ({ dropdown, mobile }: MenuSettings, mode: string): string[] =>
  [
    "enabled",
    `placement-${dropdown.placement || "left"}`,
    `dropdown-${mode}`,
    ...(mode === "accordion" ? [] : [`anim-${dropdown.animation || "fade"}`]),
    mobile.mode || "default",
  ].map((name) => `breakdance-menu--${name}`);
