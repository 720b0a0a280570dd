import { expect, it } from "vitest";
import { choiceOf, isPurchasable } from "./variation-data.ts";

it.each([
  ["the platform's name for it", 'name="size" data-attribute_name="attribute_pa_size"', { attribute_pa_size: "l" }],
  ["the field's, where a template prints no other", 'name="attribute_pa_size"', { attribute_pa_size: "l" }],
])("an option is known by %s", (_what, attributes, choice) => {
  const form = document.createElement("form");
  form.innerHTML = `<table class="variations"><tr><td><select ${attributes}><option>l</option></select></td></tr></table>`;
  expect(choiceOf(form)).toEqual(choice);
});

it.each([
  ["is for sale", {}, true],
  ["has no price", { is_purchasable: false }, false],
  ["is sold out", { is_in_stock: false }, false],
  ["is hidden by the shop", { variation_is_visible: false }, false],
])("a variation that %s, %j: it can be bought, %s", (_what, change, canBeBought) => {
  const forSale = { is_purchasable: true, is_in_stock: true, variation_is_visible: true };
  expect(isPurchasable({ ...forSale, ...change })).toBe(canBeBought);
});
