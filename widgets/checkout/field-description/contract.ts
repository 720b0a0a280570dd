// Spec 5 and 9, field descriptions; contract 4.5.
import { requirePart } from "#src/dom/required.ts";

export interface FieldDescriptionProps {
  wrapper: HTMLElement;
  field: HTMLElement;
  description: HTMLElement;
}

export const readProps = (wrapper: HTMLElement): FieldDescriptionProps => ({
  wrapper,
  field: requirePart(wrapper, "input, select, textarea", "the described field"),
  description: requirePart(wrapper, ".description", "the field's description"),
});
