import { HELD } from "#src/dom/marks.ts";

/** Newer server HTML must not overwrite the number. */
export const hold = (input: HTMLInputElement): void => input.setAttribute(HELD, "");

export const release = (input: HTMLInputElement): void => input.removeAttribute(HELD);

/** As a form's reset: goes back to the shop's last number, which newer HTML of the row sets as the default. */
export const reset = (input: HTMLInputElement): void => {
  input.value = input.defaultValue;
  release(input);
};
