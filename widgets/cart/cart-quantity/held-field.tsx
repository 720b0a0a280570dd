/** While this stands on the field, newer server HTML does not overwrite what the shopper chose. */
export const HELD = "data-sw-held";

export const release = (input: HTMLInputElement): void => input.removeAttribute(HELD);

/** Back to what the shop has said last, here or in newer HTML of the row. */
export const settle = (input: HTMLInputElement): void => {
  input.value = input.defaultValue;
  release(input);
};
