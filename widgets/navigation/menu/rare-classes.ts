import type { MenuSettings } from "./settings.ts";

/** Classes for settings that few menus have, besides those in `menu-classes.ts`. */
export const rareClasses = ({ dropdown, mobile, link }: MenuSettings): string[] => {
  const { effect, effectDirection } = link;
  return [
    (dropdown.width || dropdown.placement === "full-width") && "custom-width",
    mobile.mode === "offcanvas" && `offcanvas-${mobile.offcanvasPosition || "left"}`,
    effect && "effect",
    effect && `effect-${effect}`,
    effect && effectDirection && `effect-${effectDirection}`,
  ].flatMap((name) => (name ? `breakdance-menu--${name}` : []));
};
