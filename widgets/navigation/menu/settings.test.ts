import { expect, it } from "vitest";
import { attributeOf, menuSettings, settings } from "./settings.ts";

it("has the defaults of Spec 3", () => {
  expect(menuSettings([])).toEqual({
    openOnClick: false,
    desktopMode: "dropdown",
    mobileMode: "accordion",
    placement: "left",
    width: null,
    animation: "fade",
    keyboardNavigation: true,
    clickOutsideToClose: true,
    overlay: false,
    showMultiple: false,
    followLinks: false,
    menuMode: "default",
    offcanvasPosition: "left",
    breakpoint: "",
    effect: "",
    effectDirection: "",
    isBuilder: false,
  });
});

it.each([
  ["openOnClick", { dropdown: { openOnClick: true } }, true],
  ["desktopMode", { dropdown: { mode: { desktop: "side" } } }, "side"],
  ["mobileMode", { dropdown: { mode: { mobile: "slide" } } }, "slide"],
  ["placement", { dropdown: { placement: "full-width" } }, "full-width"],
  ["width", { dropdown: { width: 600 } }, 600],
  ["width", { dropdown: { width: "600" } }, 600],
  ["width", { dropdown: { width: null } }, null],
  ["animation", { dropdown: { animation: "scale-down-r" } }, "scale-down-r"],
  ["keyboardNavigation", { dropdown: { keyboardNavigation: false } }, false],
  ["clickOutsideToClose", { dropdown: { clickOutsideToClose: "" } }, false],
  ["overlay", { dropdown: { overlay: "1" } }, true],
  ["showMultiple", { mobile: { showMultiple: true } }, true],
  ["followLinks", { mobile: { followLinks: 1 } }, true],
  ["menuMode", { mobile: { mode: "offcanvas" } }, "offcanvas"],
  ["menuMode", { mobile: { mode: null } }, "default"],
  ["offcanvasPosition", { mobile: { offcanvasPosition: "right" } }, "right"],
  ["breakpoint", { mobile: { breakpoint: "never" } }, "never"],
  ["effect", { link: { effect: "underline" } }, "underline"],
  ["effectDirection", { link: { effectDirection: "left" } }, "left"],
  ["openOnClick", { isBuilder: true }, true],
  ["placement", { dropdown: { placement: 7 } }, "left"],
  ["placement", { dropdown: "left" }, "left"],
] as const)("%s from %j is %s", (name, options, expected) => {
  expect(menuSettings([options])[name]).toBe(expected);
});

it.each([
  ["a later source wins", [{ dropdown: { placement: "center" } }, { dropdown: { placement: "right" } }], {}, "right"],
  ["undefined does not override", [{ dropdown: { placement: "center" } }, { dropdown: {} }, undefined], {}, "center"],
  ["null takes a setting away", [{ dropdown: { placement: "center" } }, { dropdown: { placement: null } }], {}, "left"],
  ["attributes win over all", [{ dropdown: { placement: "center" } }], { placement: "full-width" }, "full-width"],
] as const)("%s", (_name, sources, attributes, placement) => {
  expect(menuSettings(sources, attributes).placement).toBe(placement);
});

it.each([
  ["openOnClick", "data-dropdown-open-on-click"],
  ["desktopMode", "data-dropdown-mode-desktop"],
  ["menuMode", "data-mobile-mode"],
  ["effectDirection", "data-link-effect-direction"],
  ["isBuilder", "data-is-builder"],
] as const)("%s is the attribute %s", (name, attribute) => {
  expect(attributeOf(settings[name].path)).toBe(attribute);
});
