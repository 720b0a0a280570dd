/**
 * Resets a quantity below its minimum, where that is zero or more, to the minimum: caches and Back bring such values.
 * Quantities of the cart are the cart's own, and an empty field is left alone. Returns the undo.
 */
export const raiseToMinimum = (host: HTMLElement): (() => void) => {
  // Some themes print a field without an element round it.
  const input = host instanceof HTMLInputElement ? host : host.querySelector<HTMLInputElement>("input.qty");
  const before = input?.value ?? "";
  const least = parseFloat(input?.min ?? "");
  const isTooLow = least >= 0 && parseFloat(before) < least;
  if (!input || !isTooLow || host.closest(".product-quantity")) return () => {};
  input.value = input.min;
  return () => {
    // Not what was typed since.
    if (input.value === input.min) input.value = before;
  };
};

/**
 * What a quantity needs before any code of its own is loaded. Enter in a field presses the form's first button that
 * submits, and the builder prints its minus without a type: it would take a piece away, and send neither coupon nor
 * quantity. Returns the undo.
 */
export const prepareQuantity = (host: HTMLElement): (() => void) => {
  const lower = raiseToMinimum(host);
  const steps = host.querySelectorAll<HTMLButtonElement>(".bde-quantity-button:not([type])");
  for (const step of steps) step.type = "button";
  return () => {
    lower();
    for (const step of steps) step.removeAttribute("type");
  };
};
