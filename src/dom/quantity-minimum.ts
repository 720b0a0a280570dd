/**
 * Makes ready what a quantity needs before any code is loaded. Enter in a field presses the form's first button that submits,
 * and the builder prints its minus without a type: it would take a piece away, and send neither coupon nor quantity.
 *
 * Resets a quantity below its minimum, where that is zero or more, to the minimum: caches and Back bring such values.
 * Quantities of the cart are the cart's own, and an empty field is left alone. Returns the undo.
 */
export const raiseToMinimum = (host: HTMLElement): (() => void) => {
  for (const button of host.querySelectorAll<HTMLButtonElement>(".bde-quantity-button")) button.type = "button";
  // Some themes print a field without an element round it.
  const input = host instanceof HTMLInputElement ? host : host.querySelector<HTMLInputElement>("input.qty");
  const before = input?.value ?? "";
  const minimum = Number.parseFloat(input?.min ?? "");
  const isLow = minimum >= 0 && Number.parseFloat(before) < minimum && !host.closest(".product-quantity");
  if (input && isLow) input.value = input.min;
  return () => {
    if (input && isLow) input.value = before;
  };
};
