import { useEffect, useRef, useState } from "react";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { readRow } from "./list-rows.tsx";
import { expectQuantity, sendQuantity } from "./quantity-store.ts";

const QUANTITY_DEBOUNCE_MS = 1000;

const FIELD = '.product-quantity input[type="number"], .product-quantity input[name$="[quantity]"]';

/** On a field that waits or is being sent: what the shop has. It also keeps a new print from writing into the field. */
const HELD = "data-sw-held";

interface Change {
  send: () => void;
  giveUp: () => void;
}

/**
 * Sends a row's new quantity one second after its last change; a newer one takes back the row's request that is
 * still on its way. Each row has its own second, or a change of one would lose that of another.
 */
export const useQuantities = (form: HTMLElement, onFailure: (field: HTMLElement, error: unknown) => void): void => {
  const changes = useRef(new Map<string, Change>());

  const schedule = (field: HTMLInputElement): void => {
    const row = readRow(field);
    if (!row) return;
    changes.current.get(row.rowId)?.giveUp();
    if (!(field.valueAsNumber >= 1)) return;
    expectQuantity().catch(() => undefined);
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
    changes.current.set(row.rowId, { send, giveUp });
    for (const button of row.element.querySelectorAll<HTMLElement>(".add_to_cart"))
      button.dataset.quantity = String(row.quantity);
  };

  const fieldOf = ({ target }: Event) =>
    target instanceof HTMLInputElement && target.matches(FIELD) ? target : undefined;

  useHostEvent(form, "input", (event) => {
    const field = fieldOf(event);
    if (field) schedule(field);
  });
  useHostEvent(form, "focusout", (event) => {
    const field = fieldOf(event);
    const held = field?.getAttribute(HELD);
    // No number was left there.
    if (!field || !held || field.valueAsNumber >= 1) return;
    field.value = held;
    schedule(field);
  });

  // The shopper walks on at once.
  const [flush] = useState(() => () => {
    for (const { send } of changes.current.values()) send();
  });
  useListener(window, "pagehide", flush);
  useEffect(() => flush, [flush]);
};
