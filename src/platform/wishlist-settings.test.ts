import { expect, it } from "vitest";
import { openWithSettings } from "#src/testing/wishlist-settings.ts";
import { fragmentGlue, hidesAddButton, isWishlistOn, wishlistAjaxUrl, wishlistMs } from "./wishlist-settings.ts";

it.each([
  [{}, true],
  [{ multi_wishlist: "", hide_add_button: "" }, true],
  [{ multi_wishlist: "1", hide_add_button: "" }, false],
  [{ multi_wishlist: "1", hide_add_button: "1" }, true],
])("settings %j hide the button after an add: %s", (printed, expected) => {
  openWithSettings(printed);
  expect(hidesAddButton()).toBe(expected);
});

it.each([
  ["enable_tooltip", undefined, undefined, false],
  ["enable_notices", undefined, true, true],
  ["enable_notices", "", true, false],
  ["redirect_to_cart", "no", false, false],
  ["redirect_to_cart", "yes", false, true],
  ["enable_drag_n_drop", "1", false, true],
  ["enable_drag_n_drop", "0", false, false],
] as const)("%s printed as %j (when missing: %s) means %s", (key, printed, whenMissing, expected) => {
  openWithSettings(printed === undefined ? {} : { [key]: printed });
  expect(isWishlistOn(key, whenMissing)).toBe(expected);
});

it.each([
  [{}, 3000],
  [{ popup_timeout: "5000" }, 5000],
])("settings %j mean notices of %i ms", (printed, ms) => {
  openWithSettings(printed);
  expect(wishlistMs("popup_timeout")).toBe(ms);
});

it.each([
  [{ ajax_url: "/wp-admin/admin-ajax.php?lang=de" }, "/wp-admin/admin-ajax.php?lang=de"],
  [{ ajax_url: "" }, "/wp-admin/admin-ajax.php"],
])("settings %j have the shop called at %s", (printed, url) => {
  openWithSettings(printed);
  expect(wishlistAjaxUrl()).toBe(url);
});

it.each([
  [{}, "."],
  [{ fragments_index_glue: "__" }, "__"],
])("settings %j join the classes of a block's key by %j", (printed, glue) => {
  openWithSettings(printed);
  expect(fragmentGlue()).toBe(glue);
});
