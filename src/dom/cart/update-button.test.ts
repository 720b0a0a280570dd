import { fireEvent } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, expect, it, vi } from "vitest";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { find } from "#src/testing/find.ts";
import { showBusy } from "./busy.ts";
import { holdQuantities, updateCartPage } from "./cart-page.ts";
import { keepUpdateButton } from "./update-button.ts";

const quantity = () => find<HTMLInputElement>(".qty");
const isDisabled = () => find<HTMLButtonElement>('[name="update_cart"]').disabled;

let undo = () => {};

/** Without a loader, whose widgets would do the same. */
const show = () => {
  const line =
    '<p class="cart_item"><label><input type="checkbox" name="gift">Wrap</label><input class="qty" name="cart[a][qty]" value="1"></p>';
  document.body.innerHTML = `<form>${line}${line}<input name="coupon_code"><button name="update_cart">Update cart</button></form>`;
  undo = keepUpdateButton(document.body);
};

afterEach(() => {
  undo();
  vi.unstubAllGlobals();
});

it("does nothing until a line has changed", () => {
  show();
  expect(isDisabled()).toBe(true);
  fireEvent.input(find('[name="coupon_code"]'), { target: { value: "SAVE" } });
  expect(isDisabled()).toBe(true);
  fireEvent.input(quantity(), { target: { value: "2" } });
  expect(isDisabled()).toBe(false);
});

it("counts a plugin's box in a line as changed once it is ticked", () => {
  show();
  expect(isDisabled()).toBe(true);
  fireEvent.click(find('[name="gift"]'));
  expect(isDisabled()).toBe(false);
});

it("hears of a line that a script changes through jQuery alone", () => {
  vi.stubGlobal("jQuery", jquery);
  show();
  quantity().value = "2";
  jquery(quantity()).trigger("change");
  expect(isDisabled()).toBe(false);
});

it("stays enabled for a number in one of the lines that outlasts a reload", () => {
  show();
  undo();
  fireEvent.input(quantity(), { target: { value: "3" } });
  undo = keepUpdateButton(document.body);
  expect(isDisabled()).toBe(false);
});

it("is disabled where a theme prints the quantity as a list", () => {
  const line = '<p class="cart_item"><select class="qty" name="cart[a][qty]"><option>1<option selected>2</select></p>';
  document.body.innerHTML = `<form>${line}<button name="update_cart">Update cart</button></form>`;
  undo = keepUpdateButton(document.body);
  expect(isDisabled()).toBe(true);
});

it("is disabled by an answer of the shop's, also with a plugin's box in a line", () => {
  const box = '<input type="checkbox" name="cart[a][gift]">';
  const page = `<form class="woocommerce-cart-form"><p class="cart_item">${box}<input name="cart[a][qty]" value="1"></p><button name="update_cart">Update cart</button></form>`;
  document.body.innerHTML = page;
  holdQuantities();
  updateCartPage(parseServerHtml(page), false);
  expect(isDisabled()).toBe(true);
});

it.each([
  ["is disabled by the answer to a number that its row has sent by itself", true],
  ["stays enabled beside a number that nobody has sent", false],
])("%s", (_case, isBusy) => {
  const page = `<form class="woocommerce-cart-form"><table><tbody><tr class="cart_item"><td><input name="cart[a][qty]" value="1"></td></tr></tbody></table><button name="update_cart">Update cart</button></form>`;
  document.body.innerHTML = page;
  showBusy(find("tr"), isBusy);
  find<HTMLInputElement>("input").value = "2";
  holdQuantities();
  updateCartPage(parseServerHtml(page.replace('value="1"', 'value="2"')), false);
  expect(isDisabled()).toBe(isBusy);
});

it("gives the button back", () => {
  show();
  undo();
  expect(isDisabled()).toBe(false);
});
