import { expect, it } from "vitest";
import { menuClasses } from "./menu-classes.ts";
import { settingsOf } from "./settings.ts";

const plain = (names: readonly string[]) => names.map((name) => name.replace("breakdance-menu--", "")).join(" ");

it.each([
  ["the defaults", {}, "dropdown", "enabled placement-left dropdown-dropdown anim-fade default"],
  ["an accordion, which has no animation", {}, "accordion", "enabled placement-left dropdown-accordion default"],
  [
    "what was taken away",
    { dropdown: { placement: null, animation: null }, mobile: { mode: null } },
    "dropdown",
    "enabled placement-left dropdown-dropdown anim-fade default",
  ],
  [
    "what the page wants",
    { dropdown: { placement: "full-width", animation: "skew" }, mobile: { mode: "offcanvas" } },
    "side",
    "enabled placement-full-width dropdown-side anim-skew offcanvas offcanvas-left custom-width",
  ],
])("has classes for %s", (_name, options, mode, expected) => {
  expect(plain(menuClasses(settingsOf(options), mode))).toBe(expected);
});

it.each([
  ["a width", { dropdown: { width: 300 } }, "custom-width"],
  ["full width, which is a custom width", { dropdown: { placement: "full-width" } }, "custom-width"],
  ["offcanvas", { mobile: { mode: "offcanvas" } }, "offcanvas-left"],
  ["offcanvas at the right", { mobile: { mode: "offcanvas", offcanvasPosition: "right" } }, "offcanvas-right"],
  ["a link effect", { link: { effect: "underline", effectDirection: "left" } }, "effect effect-underline effect-left"],
  ["a link effect without a direction", { link: { effect: "overline" } }, "effect effect-overline"],
  ["nothing rare", { dropdown: { placement: "left", width: null }, link: { effect: null } }, ""],
])("adds classes for %s", (_name, options, expected) => {
  const always = /^(enabled|placement-.*|dropdown-dropdown|anim-fade|default|offcanvas)$/;
  const added = plain(menuClasses(settingsOf(options), "dropdown")).split(" ");
  expect(added.filter((name) => !always.test(name)).join(" ")).toBe(expected);
});
