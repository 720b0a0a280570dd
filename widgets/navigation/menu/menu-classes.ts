import type { MenuSettings } from "./settings.ts";

/** The builder's style sheet knows a menu's settings by these classes. */
export const menuClasses = ({ dropdown, mobile, link }: MenuSettings, mode: string): string[] =>
  [
    "enabled",
    `placement-${dropdown.placement || "left"}`,
    `dropdown-${mode}`,
    mode !== "accordion" && `anim-${dropdown.animation || "fade"}`,
    mobile.mode || "default",
    mobile.mode === "offcanvas" && `offcanvas-${mobile.offcanvasPosition || "left"}`,
    (dropdown.width || dropdown.placement === "full-width") && "custom-width",
    link.effect && ["effect", `effect-${link.effect}`, link.effectDirection && `effect-${link.effectDirection}`],
  ]
    .flat()
    .flatMap((name) => (name ? `breakdance-menu--${name}` : []));
