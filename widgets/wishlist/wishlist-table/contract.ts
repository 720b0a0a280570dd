// Spec 2, 4, 5, 6, 7 and 8, Wishlist; contract chapters 4, 7 (calls 2, 5, 8 and 11) and 9.
import { requirePart } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import { type WishlistSettings, wishlistSettings } from "#src/platform/wishlist-settings.ts";

export interface WishlistTableProps extends WishlistSettings {
  /** The page's block: its content is printed anew with each change. */
  form: HTMLFormElement;
  failedText: string;
  textsFor: (name: string) => { removed: string; undo: string; undone: string; failed: string };
}

/** A row of the list. Its id is the product's or the variation's, never the item record's. */
export interface Row {
  element: HTMLElement;
  rowId: string;
  listId: string;
  listToken: string;
  name: string;
  quantity: number;
  productType: string;
}

export const TABLE = ".wishlist_table";
export const ROW = `${TABLE} [data-row-id]`;

export const readRow = (inside: Element): Row | undefined => {
  const element = inside.closest<HTMLElement>(ROW);
  const table = element?.closest<HTMLElement>(TABLE);
  if (!element || !table) return undefined;
  const quantity = element.querySelector<HTMLInputElement>('input[name$="[quantity]"]');
  const [, productType = "simple"] =
    /product_type_(\w+)/.exec(element.querySelector("a.button")?.className ?? "") ?? [];
  return {
    element,
    rowId: element.dataset.rowId ?? "",
    listId: table.dataset.id ?? "",
    listToken: table.dataset.token ?? "",
    name: element.querySelector(".product-name, h3")?.textContent?.trim() ?? "",
    quantity: Number(quantity?.value) || 1,
    productType,
  };
};

/** Whether the list is the visitor's own, as the page says in the block's options. */
export const isOwnList = (form: HTMLElement): boolean =>
  /"is_user_owner":\s*(true|"1"|"true")/.test(form.dataset.fragmentOptions ?? "");

export const readProps = (form: HTMLElement): WishlistTableProps => {
  requirePart(form, TABLE, "the wishlist's table");
  return {
    ...wishlistSettings(),
    form: form as HTMLFormElement,
    failedText: message("wishlistFailed"),
    textsFor: (name) => ({
      removed: message("removed", { name }),
      undo: message("undo"),
      undone: message("wishlistUndone", { name }),
      failed: message("wishlistFailed"),
    }),
  };
};
