// Spec 2, 4, 5, 6, 7 and 8, Wishlist; contract chapters 4, 7 (calls 2, 5, 8 and 11) and 9.
import { requirePart } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import { type Row, TABLE } from "./list-rows.tsx";

export interface WishlistTableProps {
  /** The page's block: its content is printed anew with each change. */
  form: HTMLFormElement;
  failedText: string;
  textsFor: (row: Row) => { removed: string; undo: string; undone: string };
}

export const readProps = (form: HTMLElement): WishlistTableProps => {
  requirePart(form, TABLE, "the wishlist's table");
  return {
    form: form as HTMLFormElement,
    failedText: message("wishlistFailed"),
    textsFor: ({ name }) => ({
      removed: message("removed", { name }),
      undo: message("undo"),
      undone: message("wishlistUndone", { name }),
    }),
  };
};
