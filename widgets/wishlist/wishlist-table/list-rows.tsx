import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { focusOrder } from "#src/dom/focus-order.ts";

/** The rows of a list as they stand on the page, in any of its layouts. */

/** A row's id is the product's or the variation's, never the item record's. */
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
const ROW = `${TABLE} [data-row-id]`;
export const QUANTITY = 'input[name$="[quantity]"]';
export const REMOVE = ".remove_from_wishlist";

export const readRow = (inside: EventTarget | null): Row | undefined => {
  const element = inside instanceof Element ? inside.closest<HTMLElement>(ROW) : null;
  if (!element) return undefined;
  const part = (selector: string) => element.querySelector<HTMLInputElement>(selector);
  const { id = "", token = "" } = element.closest<HTMLElement>(TABLE)?.dataset ?? {};
  const [, productType = "simple"] = /product_type_(\w+)/.exec(part("a.button")?.className ?? "") ?? [];
  return {
    element,
    rowId: element.dataset.rowId ?? "",
    listId: id,
    listToken: token,
    name: part(".product-name, h3")?.textContent.trim() ?? "",
    quantity: Number(part(QUANTITY)?.value) || 1,
    productType,
  };
};

/** Moves the focus to where it can stand in a row, or in the list when no row is left. */
export const focusIn = (rowOrList: Element): void => {
  const place = rowOrList.querySelector<HTMLElement>(
    `${REMOVE}, .product-thumbnail a:not([tabindex]), .product-name a, h1, h2`,
  );
  if (place) moveFocus(place, {});
};

/**
 * Call it before a row goes, and what it returns afterwards: the focus that the row took with it is then in the next
 * row, or at the list's title.
 */
export const keepFocus = (form: HTMLElement, { element }: Row): (() => void) => {
  const hadFocus = element.contains(document.activeElement);
  // A row that stays keeps the focus.
  const order = [element, ...focusOrder([...form.querySelectorAll(ROW)], element)];
  return () => {
    if (hadFocus && isFocusLost()) focusIn(order.find((row) => row.isConnected) ?? form);
  };
};
