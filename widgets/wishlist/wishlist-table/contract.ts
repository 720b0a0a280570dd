// Spec 2, 4, 5, 6, 7 and 8, Wishlist; contract chapters 4, 7 (calls 2, 5, 8 and 11) and 9.
import { requirePart } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import { TABLE } from "./list-rows.tsx";

/** @throws ContractError when the form holds no list. */
export const readFailedText = (form: HTMLElement): string => {
  requirePart(form, TABLE, "the table");
  return message("wishlistFailed");
};

export const text = message;
