import { expect, it } from "vitest";
import { unreadable } from "#src/errors.ts";
import { joinSettings } from "./setting-sources.ts";
import { settingsOf } from "./settings.ts";

const settingsIn = (sources: readonly unknown[], attributes: Readonly<Record<string, string>> = {}) =>
  joinSettings(sources, {
    attributes,
    breakpoints: ["never", "breakpoint_base"],
    refuse: (...wrong) => {
      throw unreadable(...wrong);
    },
  });

it("with nothing set, dropdowns open at a hover and phones get an accordion (Spec 3)", () => {
  expect(settingsIn([])).toEqual({
    dropdown: {
      openOnClick: false,
      mode: { desktop: "dropdown", mobile: "accordion" },
      placement: "left",
      width: null,
      animation: "fade",
      keyboardNavigation: true,
      clickOutsideToClose: true,
      overlay: false,
    },
    mobile: { showMultiple: false, followLinks: false, mode: "default", offcanvasPosition: "left", breakpoint: "" },
    link: { effect: "", effectDirection: "" },
    isBuilder: false,
  });
});

it.each([
  [{ dropdown: { openOnClick: true } }],
  [{ dropdown: { mode: { desktop: "side" } } }],
  [{ dropdown: { mode: { mobile: "slide" } } }],
  [{ dropdown: { placement: "full-width" } }],
  [{ dropdown: { width: 600 } }],
  [{ dropdown: { animation: "scale-down-r" } }],
  [{ dropdown: { keyboardNavigation: false } }],
  [{ mobile: { showMultiple: true } }],
  [{ mobile: { mode: "offcanvas" } }],
  [{ mobile: { offcanvasPosition: "right" } }],
  [{ mobile: { breakpoint: "never" } }],
  [{ link: { effect: "underline", effectDirection: "left" } }],
  [{ isBuilder: true }],
])("takes over %j", (options) => {
  expect(settingsIn([options])).toMatchObject(options);
  expect(settingsOf(options)).toMatchObject(options);
});

it.each([
  ["a number as text", { dropdown: { width: "600" } }, { dropdown: { width: 600 } }],
  ["a number with its unit", { dropdown: { width: "600px" } }, { dropdown: { width: 600 } }],
  ["no width", { dropdown: { width: null } }, { dropdown: { width: null } }],
  ["an empty text as no", { dropdown: { clickOutsideToClose: "" } }, { dropdown: { clickOutsideToClose: false } }],
  ["WordPress's yes", { dropdown: { overlay: "1" } }, { dropdown: { overlay: true } }],
  ["a number as yes", { mobile: { followLinks: 1 } }, { mobile: { followLinks: true } }],
  ["null as not set", { mobile: { mode: null } }, { mobile: { mode: "default" } }],
  ["a wrong kind as not set", { dropdown: { placement: 7 } }, { dropdown: { placement: "left" } }],
  ["a wrong shape as not set", { dropdown: "left" }, { dropdown: { placement: "left" } }],
])("reads %s", (_name, options, expected) => {
  expect(settingsIn([options])).toMatchObject(expected);
});

it.each([
  ["a later source wins", [{ dropdown: { placement: "center" } }, { dropdown: { placement: "right" } }], {}, "right"],
  ["undefined does not override", [{ dropdown: { placement: "center" } }, { dropdown: {} }, undefined], {}, "center"],
  ["null takes a setting away", [{ dropdown: { placement: "center" } }, { dropdown: { placement: null } }], {}, "left"],
  [
    "attributes win over all",
    [{ dropdown: { placement: "center" } }],
    { dropdownPlacement: "full-width" },
    "full-width",
  ],
])("%s", (_name, sources, attributes, placement) => {
  expect(settingsIn(sources, attributes).dropdown.placement).toBe(placement);
});

it.each([
  [{ dropdownOpenOnClick: "true" }, { dropdown: { openOnClick: true } }],
  [{ dropdownKeyboardNavigation: "false" }, { dropdown: { keyboardNavigation: false } }],
  [{ dropdownModeDesktop: "side" }, { dropdown: { mode: { desktop: "side" } } }],
  [{ mobileMode: "offcanvas" }, { mobile: { mode: "offcanvas" } }],
  [{ linkEffectDirection: "left" }, { link: { effectDirection: "left" } }],
  [{ isBuilder: "true" }, { isBuilder: true }],
  [{ dropdownPlacement: "" }, { dropdown: { placement: "left" } }],
  [{ dropdownOpenOnClick: "1", dropdownOverlay: "" }, { dropdown: { openOnClick: true, overlay: false } }],
])("reads the data attributes %j", (attributes, expected) => {
  expect(settingsIn([], attributes)).toMatchObject(expected);
});

it.each([
  [{}],
  [{ dropdownPlacement: "full-width", mobileBreakpoint: "never", dropdownWidth: "600px" }],
  [{ dropdownWidth: "", dropdownAnimation: "any", linkEffect: "any" }],
  [{ dropdownWidth: "0" }],
  [{ mobileMode: "accordion" }],
  [{ mobileMode: "fullscreen" }],
  [{ dropdownOpenOnClick: "1", mobileShowMultiple: "0", dropdownOverlay: "yes", mobileFollowLinks: "no" }],
  [{ dropdownOverlay: "", dropdownPlacement: "", mobileBreakpoint: "" }],
])("has nothing to say of the attributes %j", (attributes) => {
  expect(() => settingsIn([], attributes)).not.toThrow();
});

it.each([
  [
    { dropdownPlacement: "middle" },
    'Cannot read data-dropdown-placement: expected one of left, center, right, full-width, section-width, got "middle". Correct it.',
  ],
  [
    { mobileBreakpoint: "tablet" },
    'Cannot read data-mobile-breakpoint: expected one of never, breakpoint_base, got "tablet". Correct it.',
  ],
  [
    { dropdownOverlay: "none" },
    'Cannot read data-dropdown-overlay: expected one of false, true, got "none". Correct it.',
  ],
  [
    { mobileOffcanvasPosition: "no" },
    'Cannot read data-mobile-offcanvas-position: expected one of left, right, got "no". Correct it.',
  ],
  [{ dropdownWidth: "wide" }, 'Cannot read data-dropdown-width: expected a number of px, got "wide". Correct it.'],
  [{ dropdownWidth: "-50" }, 'Cannot read data-dropdown-width: expected a number of px, got "-50". Correct it.'],
])("of the attributes %j says %s", (attributes, expected) => {
  expect(() => settingsIn([], attributes)).toThrow(expected);
});

it.each([
  [{ dropdown: { placement: "middle" } }, /AwesomeMenu's dropdownPlacement: expected one of left, .* got "middle"/],
  [{ dropdown: { width: "wide" } }, /AwesomeMenu's dropdownWidth: expected a number of px, got "wide"/],
  [{ dropdown: { overlay: "perhaps" } }, /AwesomeMenu's dropdownOverlay: expected one of false, true/],
])("of the block %j says %s", (block, expected) => {
  expect(() => settingsIn([block])).toThrow(expected);
});

it("leaves the builder's own call unchecked, since a newer builder may know more", () => {
  expect(settingsIn([{}, { mobile: { mode: "newest" } }]).mobile.mode).toBe("newest");
});
