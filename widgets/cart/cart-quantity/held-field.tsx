import { HELD } from "#src/dom/held-fields.ts";

export const release = (input: HTMLInputElement): void => input.removeAttribute(HELD);

/** Back to what the shop has said last, here or in newer HTML of the row. */
export const settle = (input: HTMLInputElement): void => {
  input.value = input.defaultValue;
  release(input);
};
