import { readRow } from "./list-rows.tsx";
import { sendQuantity } from "./quantity-store.ts";

const QUANTITY_DEBOUNCE_MS = 1000;

/** On a field that waits or is being sent: what the shop has. It also keeps a new print from writing into the field. */
const HELD = "data-sw-held";

interface Change {
  quantity: number;
  send: () => Promise<void>;
  giveUp: () => void;
}

export interface Quantities {
  /** A field has another value, by typing or by a theme's plus and minus. */
  change: (field: HTMLInputElement) => void;
  /** A field was left. */
  leave: (field: HTMLInputElement) => void;
  /** Sends what waits. Over when the shop has what was typed, or has refused it. */
  flush: () => Promise<unknown>;
  stop: () => void;
}

/** Themes make other fields of it than those for numbers. */
const isQuantity = ({ value }: HTMLInputElement): boolean => Number(value) >= 1;

/**
 * Sends a row's new quantity one second after its last change; a newer one takes back the row's request that is
 * still on its way. Each row has its own second, or a change of one would lose that of another.
 */
export const startQuantities = (onFailure: (field: HTMLElement, error: unknown) => void): Quantities => {
  const changes = new Map<string, Change>();

  const change = (field: HTMLInputElement): void => {
    const row = readRow(field);
    if (!row) return;
    const isValid = isQuantity(field);
    const last = changes.get(row.rowId);
    const held = field.getAttribute(HELD);
    const before = held ?? field.defaultValue;
    // What was typed is told once more when the field is left.
    if (isValid && (last ? last.quantity === row.quantity : held === null && field.value === before)) return;
    last?.giveUp();
    if (!isValid) return;
    field.setAttribute(HELD, before);
    const request = new AbortController();
    let sending: Promise<void> | undefined;
    const send = () => {
      clearTimeout(timer);
      sending ??= sendQuantity(row, request.signal)
        .then(
          () => `${row.quantity}`,
          (error) => {
            // A newer value is on its way.
            if (!request.signal.aborted) onFailure(field, error);
            return before;
          },
        )
        .then((quantity) => {
          if (request.signal.aborted) return;
          changes.delete(row.rowId);
          field.value = quantity;
          field.defaultValue = quantity;
          field.removeAttribute(HELD);
        });
      return sending;
    };
    const timer = setTimeout(send, QUANTITY_DEBOUNCE_MS);
    const giveUp = () => {
      clearTimeout(timer);
      request.abort();
      changes.delete(row.rowId);
    };
    changes.set(row.rowId, { quantity: row.quantity, send, giveUp });
    for (const button of row.element.querySelectorAll<HTMLElement>(".add_to_cart"))
      button.dataset.quantity = `${row.quantity}`;
  };

  const leave = (field: HTMLInputElement): void => {
    const held = field.getAttribute(HELD);
    // No number was left there.
    if (!held || isQuantity(field)) return;
    field.value = held;
    change(field);
  };

  // The shopper walks on at once.
  const flush = () => Promise.all(Array.from(changes.values(), ({ send }) => send()));
  window.addEventListener("pagehide", flush);
  return {
    change,
    leave,
    flush,
    stop: () => {
      window.removeEventListener("pagehide", flush);
      void flush();
    },
  };
};
