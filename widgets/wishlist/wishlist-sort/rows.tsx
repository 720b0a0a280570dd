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
  const rows = rowsOf(table);
  const last = rows.at(-1);
  // Keep the rows before whatever follows them, such as the page numbers.
  const end = last?.nextSibling ?? null;
  const placeOf = (row: HTMLElement) => order.indexOf(idOf(row));
  for (const [position, row] of rows.toSorted((one, other) => placeOf(one) - placeOf(other)).entries()) {
    last?.parentNode?.insertBefore(row, end);
    const field = row.querySelector<HTMLInputElement>('input[name*="[position]"]');
    if (field) field.value = String(position);
  }
  if (focused !== document.activeElement) focused?.focus();
};
