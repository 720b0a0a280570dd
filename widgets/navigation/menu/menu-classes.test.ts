import { expect, it } from "vitest";
import { isModalMode, menuClasses, opensAtBottom } from "./menu-classes.ts";
import { menuSettings } from "./settings.ts";

const closed = { mode: "dropdown", hasOpenDropdown: false, isMenuOpen: false, isAtBottom: false } as const;
const base = "menu--enabled menu--placement-left menu--dropdown-dropdown menu--anim-fade menu--default";

it.each([
  ["the defaults", {}, closed, base],
  [
    "an accordion has no animation",
    {},
    { ...closed, mode: "accordion" },
    "menu--enabled menu--placement-left menu--dropdown-accordion menu--default",
  ],
  [
    "a width",
    { dropdown: { width: 300 } },
    closed,
    "menu--enabled menu--placement-left menu--custom-width menu--dropdown-dropdown menu--anim-fade menu--default",
  ],
  [
    "full width is a custom width",
    { dropdown: { placement: "full-width" } },
    closed,
    "menu--enabled menu--placement-full-width menu--custom-width menu--dropdown-dropdown menu--anim-fade menu--default",
  ],
  [
    "offcanvas",
    { mobile: { mode: "offcanvas", offcanvasPosition: "right" } },
    closed,
    "menu--enabled menu--placement-left menu--dropdown-dropdown menu--anim-fade menu--offcanvas menu--offcanvas-right",
  ],
  [
    "a link effect",
    { link: { effect: "underline", effectDirection: "left" } },
    closed,
    `${base} menu--effect menu--effect-underline menu--effect-left`,
  ],
  ["an open dropdown", {}, { ...closed, hasOpenDropdown: true }, `${base} menu--dp-open`],
  ["an open mobile menu", {}, { ...closed, isMenuOpen: true }, `${base} responsive-menu--open`],
  [
    "an open mobile menu low in the window",
    {},
    { ...closed, isMenuOpen: true, isAtBottom: true },
    `${base} responsive-menu--open responsive-menu--bottom`,
  ],
] as const)("%s", (_name, options, state, expected) => {
  expect(menuClasses(menuSettings([options]), state).replaceAll("breakdance-", "")).toBe(expected);
});

it.each([
  [649, 1000, false],
  [650, 1000, false],
  [651, 1000, true],
])("a toggle at %i of %i px opens upwards: %s (65%% of the window)", (top, height, expected) => {
  expect(opensAtBottom(top, height)).toBe(expected);
});

it.each([
  ["default", false],
  ["accordion", false],
  ["offcanvas", true],
  ["fullscreen", true],
])("%s is modal: %s", (mode, expected) => {
  expect(isModalMode(mode)).toBe(expected);
});
