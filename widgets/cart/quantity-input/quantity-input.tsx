import { raiseToMinimum } from "#src/dom/cart/quantity-start.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { DECREASE, INCREASE, readField } from "./contract.ts";
import { stepQuantity } from "./step-quantity.ts";

const BUTTON = ".add_to_cart_button,[data-widget=add-to-cart]";

/** In a product loop the button sends the quantity beside it. */
const passToButton = (input: HTMLInputElement): void => {
  for (const button of input.closest("li.product")?.querySelectorAll<HTMLElement>(BUTTON) ?? []) {
    button.dataset.quantity = input.value;
    // Safari sets a field without autocompletion back to this where Back restores the page, but not the button.
    input.defaultValue = input.value;
  }
};

export const attach = (host: HTMLElement, hear: Hear): (() => void) => {
  const readInput = readField(host);
  hear("click", ({ target }) => {
    const input = readInput();
    const button = target.closest(`${INCREASE},${DECREASE}`);
    if (!button || input.disabled || input.readOnly) return;
    const next = stepQuantity(input.value, button.matches(INCREASE) ? 1 : -1, input);
    if (next === input.value) return;
    input.value = next;
    // The platform's scripts listen to one or the other, on ancestors of the field.
    for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    // The focus is on the button, so a screen reader says nothing of the field by itself.
    void import("#src/dom/announce.ts").then(
      ({ announce }) => announce(input.value),
      // It stays unspoken.
      () => {},
    );
  });
  hear("change", () => {
    raiseToMinimum(host);
    passToButton(readInput());
  });
  return () => {};
};
