// Spec 5 and 9, field descriptions; shop contract 4.5.
import { requirePart } from "#src/dom/required.ts";

/** Radio buttons are one field with several controls. */
export const FIELD = "input, select, textarea";

export const descriptionOf = (wrapper: HTMLElement): HTMLElement => {
  requirePart(wrapper, FIELD);
  return requirePart(wrapper, ".description");
};
