import { useLayoutEffect, useState } from "react";
import { createSlot } from "#src/dom/slot.ts";

export interface SortableRow {
  rowId: string;
  name: string;
  /** Where the row's buttons are rendered. */
  slot: HTMLElement;
}

const ROWS = "[data-row-id]";

export const rowsOf = (table: HTMLElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>(ROWS)];

export const orderOf = (table: HTMLElement): string[] => rowsOf(table).map(({ dataset }) => dataset.rowId ?? "");

/** Brings the rows into an order and numbers their fields. */
export const arrange = (table: HTMLElement, order: readonly string[]): void => {
  const rows = rowsOf(table);
  const last = rows.at(-1);
  // What follows the rows, such as the page numbers, stays behind them.
  const end = last?.nextSibling ?? null;
  for (const rowId of order)
    for (const row of rows.filter(({ dataset }) => dataset.rowId === rowId)) last?.parentNode?.insertBefore(row, end);
  for (const [position, row] of rowsOf(table).entries()) {
    const field = row.querySelector<HTMLInputElement>('input[name*="[position]"]');
    if (field) field.value = String(position);
  }
};

const addSlot = (cell: Element): HTMLElement => {
  const slot = createSlot();
  cell.append(slot);
  return slot;
};

const readRows = (table: HTMLElement): SortableRow[] =>
  rowsOf(table).flatMap((row) => {
    const cell = row.querySelector(".product-arrange");
    if (!cell) return [];
    const slot = cell.querySelector<HTMLElement>(":scope > [data-sw-slot]") ?? addSlot(cell);
    return {
      rowId: row.dataset.rowId ?? "",
      name: row.querySelector(".product-name")?.textContent.trim() ?? "",
      slot,
    };
  });

/** The rows as they stand, with a place for buttons in each; to be read again when the list was printed anew or sorted. */
export const useRows = (table: HTMLElement): { rows: SortableRow[]; readAgain: () => void } => {
  const [rows, setRows] = useState<SortableRow[]>([]);
  const readAgain = () => setRows(readRows(table));
  useLayoutEffect(() => {
    setRows(readRows(table));
    return () => {
      for (const slot of table.querySelectorAll(".product-arrange > [data-sw-slot]")) slot.remove();
    };
  }, [table]);
  return { rows, readAgain };
};
