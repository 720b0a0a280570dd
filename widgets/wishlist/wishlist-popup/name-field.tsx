import { useListener } from "#src/ui/use-listener.ts";
import { type Choice, NEW } from "./contract.ts";

const markField = (field: HTMLInputElement | null, isInvalid: boolean): void => {
  if (!field) return;
  field.closest("p")?.classList.toggle("woocommerce-invalid", isInvalid);
  field.ariaInvalid = isInvalid ? "true" : null;
  // The browser's own message for a required field is in the shopper's language.
  field.required = isInvalid;
  if (!isInvalid) return;
  field.value = "";
  field.focus();
  field.reportValidity();
  // Hidden by the choice of another list, a required field would hold the form back without a word.
  field.onblur = () => {
    field.required = false;
  };
};

/**
 * As a form's `reportValidity()`: a new list needs a name if the popup has a field for it, which is marked and focused while
 * it is empty.
 */
export const reportNameValidity = ({ list, newList, nameField }: Choice): boolean => {
  const isMissing = nameField !== null && list === NEW && !newList.wishlist_name.trim();
  markField(nameField, isMissing);
  return !isMissing;
};

/** Takes the mark off as soon as the shopper types. */
export const useNameMark = (dialog: HTMLElement): void =>
  useListener(dialog, "input", ({ target }) => markField((target as Element).closest("input.wishlist-name"), false));
