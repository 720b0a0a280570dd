import { useEffect, useRef } from "react";
import { useListener } from "#src/ui/use-listener.ts";
import { type Row, readRow } from "./contract.ts";
import { sendQuantity } from "./quantity-store.ts";

const QUANTITY_DEBOUNCE_MS = 1000;
const FIELD = '.product-quantity input[type="number"], .product-quantity input[name$="[quantity]"]';

interface Change {
  row: Row;
  field: HTMLInputElement;
  /** What the shop holds, as far as this page knows. */
  before: string;
  quantity: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  request: AbortController;
}

/**
 * Sends what the shopper typed a second after the last change of the row, and takes back the row's request that is
 * still on its way. Each row has its own second, or a change of one would lose that of another.
 */
export const useQuantities = (form: HTMLElement, onFailure: (field: HTMLElement, error: unknown) => void): void => {
  const changes = useRef(new Map<string, Change>());

  const send = async (change: Change) => {
    const { row, field, request } = change;
    clearTimeout(change.timer);
    change.timer = undefined;
    try {
      await sendQuantity(row, change.quantity, request.signal);
      if (request.signal.aborted) return;
      field.defaultValue = String(change.quantity);
    } catch (error) {
      // A newer value is on its way.
      if (request.signal.aborted) return;
      field.value = change.before;
      onFailure(field, error);
    }
    field.removeAttribute("data-sw-held");
    if (changes.current.get(row.rowId) === change) changes.current.delete(row.rowId);
  };

  const schedule = (field: HTMLInputElement, row: Row) => {
    const earlier = changes.current.get(row.rowId);
    clearTimeout(earlier?.timer);
    earlier?.request.abort();
    const quantity = Number.parseInt(field.value, 10);
    if (!(quantity >= 1)) return;
    for (const button of row.element.querySelectorAll<HTMLElement>(".add_to_cart")) {
      button.dataset.quantity = String(quantity);
    }
    field.setAttribute("data-sw-held", "");
    const before = earlier?.before ?? field.defaultValue;
    const change: Change = { row, field, before, quantity, timer: undefined, request: new AbortController() };
    change.timer = setTimeout(() => void send(change), QUANTITY_DEBOUNCE_MS);
    changes.current.set(row.rowId, change);
  };

  const flush = useRef(() => undefined as undefined);
  flush.current = () => {
    for (const change of changes.current.values()) if (change.timer !== undefined) void send(change);
    return undefined;
  };

  useListener(form, "input", ({ target }) => {
    const row = target instanceof HTMLInputElement && target.matches(FIELD) ? readRow(target) : undefined;
    if (row) schedule(target as HTMLInputElement, row);
  });
  useListener<KeyboardEvent>(form, "keydown", (event) => {
    // Enter would send the form by its first button.
    if (event.key === "Enter" && event.target instanceof Element && event.target.matches(FIELD)) event.preventDefault();
  });
  useListener(window, "pagehide", () => flush.current());
  useEffect(() => () => flush.current(), []);
};
