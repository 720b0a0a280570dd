const ROWS = "[data-row-id]";
/** A table's rows have a cell for the handle; a grid has it on the picture, beside the picture's link. */
export const HANDLE = ":is(.product-arrange, div.product-thumbnail)";

export const rowsOf = (table: HTMLElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>(ROWS)];

export const idOf = ({ dataset }: HTMLElement): string => dataset.rowId ?? "";

export const orderOf = (table: HTMLElement): string[] => rowsOf(table).map(idOf);

export const nameOf = (row: HTMLElement): string => row.querySelector(".product-name, h3")?.textContent.trim() ?? "";

/** Orders the rows and numbers their fields. Restores the focus, which an element loses when it moves in the document. */
export const arrange = (table: HTMLElement, order: readonly string[]): void => {
  if (order.join() === orderOf(table).join()) return;
  const focused = document.activeElement as HTMLElement | null;
  // A row that has come from the next page meanwhile is not in the order, and stays last.
  const placeOf = (row: HTMLElement) => [...order, idOf(row)].indexOf(idOf(row));
  const rows = rowsOf(table).toSorted((one, other) => placeOf(one) - placeOf(other));
  // Before whatever follows the rows, such as the page numbers.
  rowsOf(table)
    .at(-1)
    ?.after(...rows);
  for (const [position, row] of rows.entries()) {
    const field = row.querySelector<HTMLInputElement>('input[name*="[position]"]');
    if (field) field.value = String(position);
  }
  if (focused !== document.activeElement) focused?.focus();
};
