// Spec 5 and 9, field descriptions; contract 4.5.
import { requirePart } from "#src/dom/required.ts";

export const fieldOf = (wrapper: HTMLElement): HTMLElement =>
  requirePart(wrapper, "input, select, textarea", "the described field");

export const descriptionOf = (wrapper: HTMLElement): HTMLElement =>
  requirePart(wrapper, ".description", "the field's description");
