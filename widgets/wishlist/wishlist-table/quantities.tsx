import { HELD } from "#src/dom/held-fields.ts";
import { type Row, readRow } from "./list-rows.tsx";
import { sendQuantity } from "./quantity-store.ts";

const QUANTITY_DEBOUNCE_MS = 1000;

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
const isQuantity = (field: HTMLInputElement): boolean => Number(field.value) >= 1;

/** What was typed is told once more when the field is left. */
const isKnown = (field: HTMLInputElement, { quantity }: Row, last?: Change): boolean =>
  last ? last.quantity === quantity : !field.hasAttribute(HELD) && field.value === field.defaultValue;

/** Brings a row's new quantity to the shop. `onEnd` is called with an error where the shop did not take it. */
const startChange = (field: HTMLInputElement, row: Row, onEnd: (error?: unknown) => void): Change => {
  const { quantity } = row;
  // The mark keeps what the shop has.
  const before = field.getAttribute(HELD) ?? field.defaultValue;
  const request = new AbortController();
  let sending: Promise<void> | undefined;
  field.setAttribute(HELD, before);

  const end = (value: string, error?: unknown): void => {
    // A newer value is on its way.
    if (request.signal.aborted) return;
    field.value = value;
    field.defaultValue = value;
    field.removeAttribute(HELD);
    onEnd(error);
  };
  const send = () => {
    clearTimeout(timer);
    sending ??= sendQuantity(row, request.signal).then(
      () => end(`${quantity}`),
      (error) => end(before, error),
    );
    return sending;
  };
  const timer = setTimeout(send, QUANTITY_DEBOUNCE_MS);
  const giveUp = () => {
    clearTimeout(timer);
    request.abort();
  };
  return { quantity, send, giveUp };
};

/**
 * Sends a row's new quantity one second after its last change; a newer one takes back the row's request that is
 * still on its way. Each row has its own second, or a change of one would lose that of another. `tell` is called as a
 * change begins, and with an error where it failed.
 */
export const startQuantities = (tell: (field: HTMLElement, error?: unknown) => void): Quantities => {
  const changes = new Map<string, Change>();

  const change = (field: HTMLInputElement): void => {
    const row = readRow(field);
    if (!row) return;
    const { rowId, quantity, element } = row;
    const isValid = isQuantity(field);
    const last = changes.get(rowId);
    if (isValid && isKnown(field, row, last)) return;
    last?.giveUp();
    changes.delete(rowId);
    tell(field);
    if (!isValid) return;
    const end = (error?: unknown) => {
      changes.delete(rowId);
      if (error) tell(field, error);
    };
    changes.set(rowId, startChange(field, row, end));
    for (const button of element.querySelectorAll<HTMLElement>(".add_to_cart")) button.dataset.quantity = `${quantity}`;
  };

  const leave = (field: HTMLInputElement): void => {
    if (isQuantity(field)) return;
    // No number was left there.
    field.value = field.getAttribute(HELD) ?? field.defaultValue;
    change(field);
  };

  // The shopper walks on at once.
  const flush = () => Promise.all(Array.from(changes.values(), ({ send }) => send()));
  addEventListener("pagehide", flush);
  return {
    change,
    leave,
    flush,
    stop: () => {
      removeEventListener("pagehide", flush);
      void flush();
    },
  };
};
