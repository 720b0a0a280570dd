import { create } from "#src/dom/create.ts";
import { SLOT } from "#src/dom/marks.ts";
import { createSlot } from "#src/dom/slot.ts";
import { text } from "./contract.ts";
import { HANDLE, nameOf, rowsOf } from "./rows.tsx";

export const STEPS = `${HANDLE} > [${SLOT}]`;

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

/** Adds the buttons and marks those that do nothing. Call it again after each sort, and when the list is printed anew. */
export const showSteps = (table: HTMLElement, onStep: Step): void => {
  const rows = rowsOf(table);
  for (const row of rows) {
    const [up, down] = (row.querySelector(STEPS) ?? addSlot(row, onStep)).querySelectorAll("button");
    if (!up || !down) continue;
    const name = nameOf(row);
    up.ariaLabel = text("wishlistMoveUp", { name });
    up.ariaDisabled = String(row === rows[0]);
    down.ariaLabel = text("wishlistMoveDown", { name });
    down.ariaDisabled = String(row === rows.at(-1));
  }
};

export const removeSteps = (table: HTMLElement): void => {
  for (const slot of table.querySelectorAll(STEPS)) slot.remove();
};
