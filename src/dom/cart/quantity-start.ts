/** Raises a quantity below its minimum, as caches and Back bring it, except in the cart. Returns the undo. */
export const raiseToMinimum = (host: HTMLElement): (() => void) => {
  // Some themes print a field without an element round it.
  const input = host instanceof HTMLInputElement ? host : host.querySelector<HTMLInputElement>("input.qty");
  const before = input?.value ?? "";
  const least = parseFloat(input?.min ?? "");
  const isTooLow = least >= 0 && parseFloat(before) < least;
  if (!input || !isTooLow || host.closest(".product-quantity, .mini_cart_item")) return () => {};
  input.value = input.min;
  return () => {
    // Keep a number that the shopper has typed since.
    if (input.value === input.min) input.value = before;
  };
};

/**
 * Prepares a quantity before its code loads. Enter presses the form's first submit button, and the page builder prints
 * its minus without a type: Enter would take a piece away and send neither coupon nor quantity. Returns the undo.
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
