import { expect, it } from "vitest";
import { find } from "#src/testing/find.ts";
import { prepareQuantity, raiseToMinimum } from "./quantity-start.ts";

const field = (value: string, min: string, wrapper = "") => {
  document.body.innerHTML = `<div class="${wrapper}"><div class="quantity"><input class="qty" value="${value}" min="${min}"></div></div>`;
  return { host: find(".quantity"), input: find<HTMLInputElement>("input") };
};

it.each([
  ["0", "1", "1"],
  ["-2", "0", "0"],
  ["0.5", "2.5", "2.5"],
  ["3", "1", "3"],
  ["", "1", ""],
  ["-2", "-1", "-2"],
  ["0", "", "0"],
])("a quantity of %j with a minimum of %j becomes %j", (value, min, expected) => {
  const { host, input } = field(value, min);
  raiseToMinimum(host);
  expect(input.value).toBe(expected);
});

it.each([
  ["the cart page", "product-quantity"],
  ["a mini-cart", "mini_cart_item"],
])("leaves the quantities of %s alone", (_place, wrapper) => {
  const { host, input } = field("0", "1", wrapper);
  raiseToMinimum(host);
  expect(input.value).toBe("0");
});

it("gives the server's value back", () => {
  const { host, input } = field("0", "1");
  raiseToMinimum(host)();
  expect(input.value).toBe("0");
});

it("keeps a number that the shopper has typed since", () => {
  const { host, input } = field("0", "1");
  const undo = raiseToMinimum(host);
  input.value = "4";
  undo();
  expect(input.value).toBe("4");
});

it("lets no button of the builder be the one that Enter in a field of the form presses, and gives them back", () => {
  document.body.innerHTML =
    '<form><div class="quantity"><button class="bde-quantity-button"></button><input class="qty" value="0" min="1"><button class="bde-quantity-button" type="button"></button></div><button>Update</button></form>';
  const printed = document.body.innerHTML;
  const undo = prepareQuantity(document.body);
  expect([...document.querySelectorAll("button")].map(({ type }) => type)).toEqual(["button", "button", "submit"]);
  expect(document.querySelector("input")?.value).toBe("1");
  undo();
  expect(document.querySelector("input")?.value).toBe("0");
  expect(document.body.innerHTML).toBe(printed);
});
