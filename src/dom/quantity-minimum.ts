/**
 * Resets a quantity below its minimum, where that is zero or more, to the minimum: caches and Back bring such values.
 * Quantities of the cart are the cart's own, and an empty field is left alone. Returns the undo.
 */
export const raiseToMinimum = (host: HTMLElement): (() => void) => {
  // Some themes print a field without an element round it.
  const input = host instanceof HTMLInputElement ? host : host.querySelector<HTMLInputElement>("input.qty");
  const before = input?.value ?? "";
  const minimum = Number.parseFloat(input?.min ?? "");
  if (!input || host.closest(".product-quantity") || !(minimum >= 0 && Number.parseFloat(before) < minimum)) {
    return () => undefined;
  }
  input.value = input.min;
  return () => {
    input.value = before;
  };
};
