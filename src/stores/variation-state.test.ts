import { expect, it } from "vitest";
import { find } from "#src/testing/find.ts";
import { currentState, NONE, type VariationState } from "./variation-state.ts";

const formWith = (variations: string, id: string): HTMLElement => {
  document.body.innerHTML = `<form data-product_variations='${variations}'><input class="variation_id" value="${id}"></form>`;
  return find("form");
};

const shown: VariationState = { phase: "shown", variation: { variation_id: 58 }, isPurchasable: true };

it.each([
  ["the variation that was shown before", "58", shown],
  ["nothing after another choice", "59", NONE],
  ["nothing without a choice", "0", NONE],
])("a form that knows only its variation's id stands for %s", (_what, id, state) => {
  expect(currentState(formWith("false", id), shown)).toBe(state);
});

it("finds a variation that the form carries, also where its id is a text", () => {
  const form = formWith('[{"variation_id":"59","is_purchasable":true,"is_in_stock":true}]', "59");
  const variation = { variation_id: "59", is_purchasable: true, is_in_stock: true };
  expect(currentState(form, shown)).toEqual({ phase: "shown", variation, isPurchasable: false });
});
