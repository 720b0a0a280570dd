import jquery from "jquery";
import { afterEach, expect, it, vi } from "vitest";
import { demo, pressUpdate, quantity } from "#src/testing/cart-form.ts";
import { keepUpdateButton } from "./update-button.ts";

const button = () => document.querySelector<HTMLButtonElement>('[name="update_cart"]');

/** The cart page without any other code. */
const show = () => {
  document.body.innerHTML = demo;
  return keepUpdateButton(document.body);
};

afterEach(() => void vi.unstubAllGlobals());

it("does nothing until a line has changed", () => {
  const undo = show();
  expect(button()?.disabled).toBe(true);
  document.querySelector('[name="coupon_code"]')?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(button()?.disabled).toBe(true);
  pressUpdate();
  expect(button()?.disabled).toBe(false);
  undo();
});

it("hears of a line that a script changes through jQuery alone", () => {
  vi.stubGlobal("jQuery", jquery);
  const undo = show();
  quantity().value = "2";
  jquery(quantity()).trigger("change");
  expect(button()?.disabled).toBe(false);
  undo();
});

it.each([
  ["is disabled again", "1", true],
  ["stays as it is for a number that outlasts the answer", "3", false],
])("%s once the form is rendered anew", (_what, typed, isDisabled) => {
  const undo = show();
  quantity().value = typed;
  pressUpdate();
  document.body.dispatchEvent(new CustomEvent("updated_wc_div", { bubbles: true }));
  expect(button()?.disabled).toBe(isDisabled);
  undo();
});

it("gives the button back", () => {
  show()();
  expect(button()?.disabled).toBe(false);
});
