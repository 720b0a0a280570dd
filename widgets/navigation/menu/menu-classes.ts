import type { DropdownMode } from "./effective-mode.ts";
import type { MenuSettings } from "./settings.ts";

/** The classes by which the builder's style sheet knows a menu's settings and states. */

interface MenuState {
  mode: DropdownMode;
  hasOpenDropdown: boolean;
  isMenuOpen: boolean;
  isAtBottom: boolean;
}

const LOW = 0.65;

/** A menu whose toggle is low in the window opens upwards. */
export const opensAtBottom = (toggleTop: number, windowHeight: number): boolean => toggleTop > windowHeight * LOW;

export const isModalMode = (menuMode: string): boolean => menuMode === "offcanvas" || menuMode === "fullscreen";

export const menuClasses = (settings: MenuSettings, state: MenuState): string => {
  const { placement, width, animation, menuMode, offcanvasPosition, effect, effectDirection } = settings;
  const ofMenu = [
    "enabled",
    `placement-${placement}`,
    (width !== null || placement === "full-width") && "custom-width",
    `dropdown-${state.mode}`,
    state.mode !== "accordion" && `anim-${animation}`,
    menuMode,
    menuMode === "offcanvas" && `offcanvas-${offcanvasPosition}`,
    effect && "effect",
    effect && `effect-${effect}`,
    effect && effectDirection && `effect-${effectDirection}`,
    state.hasOpenDropdown && "dp-open",
  ];
  const ofMobileMenu = [state.isMenuOpen && "open", state.isMenuOpen && state.isAtBottom && "bottom"];
  return [
    ...ofMenu.filter(Boolean).map((name) => `breakdance-menu--${name}`),
    ...ofMobileMenu.filter(Boolean).map((name) => `breakdance-responsive-menu--${name}`),
  ].join(" ");
};
