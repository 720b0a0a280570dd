import { create } from "#src/dom/create.ts";
import { createSlot } from "#src/dom/slot.ts";
import { text } from "./contract.ts";

const ROWS = "[data-row-id]";
/** Rows of a table have a cell for it; in a grid it is on the picture, beside its link. */
export const HANDLE = ":is(.product-arrange, div.product-thumbnail)";
const SLOT = `${HANDLE} > [data-sw-slot]`;

export const rowsOf = (table: HTMLElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>(ROWS)];

export const idOf = ({ dataset }: HTMLElement): string => dataset.rowId ?? "";

export const orderOf = (table: HTMLElement): string[] => rowsOf(table).map(idOf);

export const nameOf = (row: HTMLElement): string => row.querySelector(".product-name, h3")?.textContent.trim() ?? "";

/** Brings the rows into an order and numbers their fields. A node that moves in the document loses the focus. */
export const arrange = (table: HTMLElement, order: readonly string[]): void => {
  if (order.join() === orderOf(table).join()) return;
  const focused = document.activeElement as HTMLElement | null;
  const rows = rowsOf(table);
  const last = rows.at(-1);
  // What follows the rows, such as the page numbers, stays behind them.
  const end = last?.nextSibling ?? null;
  const placeOf = (row: HTMLElement) => order.indexOf(idOf(row));
  for (const [position, row] of rows.toSorted((one, other) => placeOf(one) - placeOf(other)).entries()) {
    last?.parentNode?.insertBefore(row, end);
    const field = row.querySelector<HTMLInputElement>('input[name*="[position]"]');
    if (field) field.value = String(position);
  }
  if (focused !== document.activeElement) focused?.focus();
};

export const slotOf = (row: HTMLElement): HTMLElement | null => row.querySelector<HTMLElement>(SLOT);

type Step = (row: HTMLElement, by: number, button: HTMLElement) => void;

const addSlot = (row: HTMLElement, onStep: Step): HTMLElement => {
  const slot = createSlot();
  for (const by of [-1, 1]) {
    const button = create("button", {
      type: "button",
      className: "sw-wishlist-step",
      textContent: by < 0 ? "↑" : "↓",
    });
    button.onclick = () => onStep(row, by, button);
    slot.append(button);
  }
  row.querySelector(HANDLE)?.append(slot);
  return slot;
};

/** Gives each row its buttons, and says which of them do nothing; again when the list was printed anew or sorted. */
export const showSteps = (table: HTMLElement, onStep: Step): void => {
  const rows = rowsOf(table);
  for (const row of rows) {
    const [up, down] = (slotOf(row) ?? addSlot(row, onStep)).querySelectorAll("button");
    if (!up || !down) continue;
    const name = nameOf(row);
    up.ariaLabel = text("wishlistMoveUp", { name });
    up.ariaDisabled = String(row === rows[0]);
    down.ariaLabel = text("wishlistMoveDown", { name });
    down.ariaDisabled = String(row === rows.at(-1));
  }
};

export const removeSteps = (table: HTMLElement): void => {
  for (const slot of table.querySelectorAll(SLOT)) slot.remove();
};
