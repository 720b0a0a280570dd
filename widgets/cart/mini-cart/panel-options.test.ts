import { expect, it } from "vitest";
import { panelOptions } from "./panel-options.ts";

const defaults = { style: "dropdown", fullScreenAt: "breakpoint_phone_landscape", opensOnAdd: false };

it.each([
  [{}, {}, "", defaults],
  [{}, {}, "bde-mini-cart-offcanvas bde-mini-cart-offcanvas--sidebar", { ...defaults, style: "sidebar" }],
  [{}, { style: "sidebar" }, "", { ...defaults, style: "sidebar" }],
  [{}, { style: "dropdown" }, "bde-mini-cart-offcanvas--sidebar", defaults],
  [{ style: "dropdown" as const }, { style: "sidebar" }, "", defaults],
  [{}, { style: "drawer" }, "", defaults],
  [{}, { full_screen_at: "never" }, "", { ...defaults, fullScreenAt: "never" }],
  [
    { fullScreenAt: "breakpoint_base" },
    { full_screen_at: "never" },
    "",
    { ...defaults, fullScreenAt: "breakpoint_base" },
  ],
  [{}, { cart: { open_cart_on_add: true } }, "", { ...defaults, opensOnAdd: true }],
  [{}, { cart: { open_cart_on_add: "1" } }, "", { ...defaults, opensOnAdd: true }],
  [{}, { cart: { open_cart_on_add: "" } }, "", defaults],
  [{}, { cart: null }, "", defaults],
  [{ opensOnAdd: false }, { cart: { open_cart_on_add: true } }, "", defaults],
])("attributes %j, builder options %j and panel class %j make %j", (attributes, builder, panelClass, expected) => {
  expect(panelOptions(attributes, builder, panelClass)).toEqual(expected);
});
