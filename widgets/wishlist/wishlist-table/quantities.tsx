import { readRow } from "./list-rows.tsx";
import { sendQuantity } from "./quantity-store.ts";

const QUANTITY_DEBOUNCE_MS = 1000;

/** On a field that waits or is being sent: what the shop has. It also keeps a new print from writing into the field. */
const HELD = "data-sw-held";

interface Change {
  send: () => void;
  giveUp: () => void;
}

export interface Quantities {
  /** A field was typed into. */
  change: (field: HTMLInputElement) => void;
  /** A field was left. */
  leave: (field: HTMLInputElement) => void;
  stop: () => void;
}

/**
 * Sends a row's new quantity one second after its last change; a newer one takes back the row's request that is
 * still on its way. Each row has its own second, or a change of one would lose that of another.
 */
export const startQuantities = (onFailure: (field: HTMLElement, error: unknown) => void): Quantities => {
  const changes = new Map<string, Change>();

  const change = (field: HTMLInputElement): void => {
    const row = readRow(field);
    if (!row) return;
    changes.get(row.rowId)?.giveUp();
    if (!(field.valueAsNumber >= 1)) return;
    const before = field.getAttribute(HELD) ?? field.defaultValue;
    field.setAttribute(HELD, before);
    const request = new AbortController();
    let isSent = false;
    const settle = (quantity: string) => {
      if (request.signal.aborted) return;
      field.value = quantity;
      field.defaultValue = quantity;
      field.removeAttribute(HELD);
    };
    const send = () => {
      clearTimeout(timer);
      if (isSent) return;
      isSent = true;
      sendQuantity(row, request.signal).then(
        () => settle(String(row.quantity)),
        (error) => {
          settle(before);
          // A newer value is on its way.
          if (!request.signal.aborted) onFailure(field, error);
        },
      );
    };
    const timer = setTimeout(send, QUANTITY_DEBOUNCE_MS);
    const giveUp = () => {
      clearTimeout(timer);
      request.abort();
    };
    changes.set(row.rowId, { send, giveUp });
    for (const button of row.element.querySelectorAll<HTMLElement>(".add_to_cart"))
      button.dataset.quantity = String(row.quantity);
  };

  const leave = (field: HTMLInputElement): void => {
    const held = field.getAttribute(HELD);
    // No number was left there.
    if (!held || field.valueAsNumber >= 1) return;
    field.value = held;
    change(field);
  };

  // The shopper walks on at once.
  const flush = () => {
    for (const { send } of changes.values()) send();
  };
  window.addEventListener("pagehide", flush);
  return {
    change,
    leave,
    stop: () => {
      window.removeEventListener("pagehide", flush);
      flush();
    },
  };
};
