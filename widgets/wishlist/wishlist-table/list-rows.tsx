import { isFocusLost, moveFocus } from "#src/dom/focus.ts";

/** One row of a list in any layout. `rowId` is the id of the product or variation, never of the item record. */
export interface Row {
  element: HTMLElement;
  rowId: string;
  listId: string;
  listToken: string;
  name: string;
  quantity: number;
  productType: string | undefined;
}

export const TABLE = ".wishlist_table";
const ROW = `${TABLE} [data-row-id]`;
export const QUANTITY = 'input[name$="[quantity]"]';
export const REMOVE = ".remove_from_wishlist";

export const readRow = (inside: Element): Row | undefined => {
  const element = inside.closest<HTMLElement>(ROW);
  if (!element) return undefined;
  const part = (selector: string) => element.querySelector<HTMLInputElement>(selector);
  const { id = "", token = "" } = (element.closest(TABLE) as HTMLElement).dataset;
  const [, productType] = /product_type_(\w+)/.exec(part("a.button")?.className ?? "") ?? [];
  return {
    element,
    rowId: element.dataset.rowId as string,
    listId: id,
    listToken: token,
    name: part(".product-name, h3")?.textContent.trim() ?? "",
    quantity: Number(part(QUANTITY)?.value) || 1,
    productType,
  };
};

/** Its field stands in for the list's title while that is edited. */
const STOPS = `${REMOVE}, .product-thumbnail a:not([tabindex]), .product-name a, h1, h2, .hidden-title-form input`;

/** Moves the focus to a control in a row, or to the list's title when no row is left. */
export const focusIn = (rowOrList: Element): void => {
  const place = [...rowOrList.querySelectorAll<HTMLElement>(STOPS)].find((stop) => stop.checkVisibility());
  if (place) moveFocus(place, {});
};

/** In the list's other layout a row is another element. */
export const findRow = (rowId: string): Element | null => document.querySelector(`${TABLE} [data-row-id="${rowId}"]`);

/**
 * Call it before a row is removed or its list printed anew, and the returned function afterwards: it moves the focus that the
 * row had to the row as it is now, to the one in its place, or to the list's title.
 */
export const keepFocus = (form: HTMLElement, row?: Row): (() => void) => {
  if (!row?.element.contains(document.activeElement)) return () => {};
  const rows = () => [...form.querySelectorAll(ROW)];
  const place = rows().indexOf(row.element);
  return () => {
    if (isFocusLost()) focusIn(findRow(row.rowId) ?? rows()[place] ?? rows().at(-1) ?? form);
  };
};
