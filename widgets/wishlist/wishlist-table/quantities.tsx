import { HELD } from "#src/dom/marks.ts";
import { checkWishlist } from "#src/wishlist-demand.ts";
import { type Row, readRow } from "./list-rows.tsx";
import { sendQuantity } from "./quantity-io.ts";

const QUANTITY_DEBOUNCE_MS = 1000;

interface Change {
  quantity: number;
  send: () => Promise<void>;
  giveUp: () => void;
}

export interface Quantities {
  /** The shopper has typed, or a theme's plus or minus has changed the value. */
  change: (field: HTMLInputElement) => void;
  leave: (field: HTMLInputElement) => void;
  /** Sends all waiting changes. Resolves when the shop has taken or refused them. */
  flush: () => Promise<unknown>;
}

/** Themes turn the number field into other types, which accept any text. */
const isQuantity = (field: HTMLInputElement): boolean => Number(field.value) >= 1;

/** After typing, leaving the field fires `change` for the same value again. */
const isKnown = (field: HTMLInputElement, { quantity }: Row, last?: Change): boolean =>
  last ? last.quantity === quantity : !field.hasAttribute(HELD) && field.value === field.defaultValue;

const passToButton = (field: HTMLInputElement): void => {
  const buttons = readRow(field)?.element.querySelectorAll<HTMLElement>(".add_to_cart") ?? [];
  for (const { dataset } of buttons) dataset.quantity = field.value;
};

/** The answer to an earlier request may have printed the row anew, in another place or in the list's other layout. */
const shownOf = (field: HTMLInputElement): HTMLInputElement =>
  field.isConnected ? field : ((document.getElementsByName(field.name)[0] as HTMLInputElement | undefined) ?? field);

type OnEnd = (field: HTMLInputElement, error?: unknown) => void;

/** Sends a row's new quantity. `onEnd` gets the error if the shop did not take it. */
const startChange = (field: HTMLInputElement, row: Row, onEnd: OnEnd): Change => {
  const { quantity } = row;
  // The mark on the field holds the shop's value.
  const before = field.getAttribute(HELD) ?? field.defaultValue;
  const request = new AbortController();
  let sending: Promise<void> | undefined;
  field.setAttribute(HELD, before);

  const end = (value: string, error?: unknown): void => {
    // A newer value has replaced this one.
    if (request.signal.aborted) return;
    const shown = shownOf(field);
    shown.value = value;
    shown.defaultValue = value;
    shown.removeAttribute(HELD);
    onEnd(shown, error);
  };
  /** Sends once, however often it is called. */
  const send = () => {
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
 * Sends a row's quantity one second after its last change; a newer change cancels the row's running request. Each row has
 * a timer of its own, or a change in one row would drop another's. `tell` runs when a change begins, and with an error
 * when it fails. What waits when `signal` aborts is sent at once.
 */
export const startQuantities = (
  tell: (field: HTMLElement, error?: unknown) => void,
  signal: AbortSignal,
): Quantities => {
  const changes = new Map<string, Change>();

  const change = (field: HTMLInputElement): void => {
    const row = readRow(field);
    if (!row) return;
    const { rowId } = row;
    const isValid = isQuantity(field);
    const last = changes.get(rowId);
    if (isValid && isKnown(field, row, last)) return;
    last?.giveUp();
    changes.delete(rowId);
    tell(field);
    if (!isValid) return;
    const end: OnEnd = async (shown, error) => {
      changes.delete(rowId);
      passToButton(shown);
      // Of a row that has gone meanwhile, such as into the cart, there is nothing left to change.
      if (!error || !shown.isConnected) return;
      tell(shown, error);
      await checkWishlist();
      // The shop had taken it, and only the answer was lost.
      if (shownOf(shown).value === `${row.quantity}`) tell(shown);
    };
    changes.set(rowId, startChange(field, row, end));
    passToButton(field);
  };

  const leave = (field: HTMLInputElement): void => {
    if (isQuantity(field)) {
      // A row that was printed anew has kept what is typed, but its button has the shop's number again.
      passToButton(field);
      return;
    }
    field.value = field.getAttribute(HELD) ?? field.defaultValue;
    change(field);
  };

  // The shopper may leave the page before the second is over.
  const flush = () => Promise.all([...changes.values()].map(({ send }) => send()));
  addEventListener("pagehide", flush, { signal });
  signal.addEventListener("abort", flush);
  return { change, leave, flush };
};
