import type { Hear } from "#src/dom/delegated-events.ts";
import { showNotice } from "#src/dom/inline-notice.ts";
import { showPending } from "#src/dom/wishlist-pending.ts";
import { reportError } from "#src/report-error.ts";
import { leadsOn, moveWish, removeWish } from "#src/stores/wishlist-actions.ts";
import { followBought } from "./bought-store.ts";
import { readFailedText } from "./contract.ts";
import { loadLayout } from "./layout-store.ts";
import { keepFocus, REMOVE, type Row, readRow } from "./list-rows.tsx";
import type { Quantities } from "./quantities.tsx";
import { offerUndo } from "./undo-line.tsx";

const QUANTITY = '.product-quantity input[type="number"], .product-quantity input[name$="[quantity]"]';

const quantityOf = ({ target }: Event): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.matches(QUANTITY) ? target : undefined;

/** What the shopper does with the rows of a list. Returns the undo. */
export const attach = (form: HTMLElement, hear: Hear): (() => void) => {
  const failedText = readFailedText(form);
  let hideNotice: (() => void) | undefined;
  let endOffer: (() => void) | undefined;

  const fail = (control: Element, error: unknown) => {
    reportError("wishlist-table", error, form);
    hideNotice?.();
    if (control.isConnected) hideNotice = showNotice(control, failedText);
  };

  /** Blocks the row while something is done with it. */
  const change = async (row: Row, control: Element, work: () => Promise<unknown>): Promise<boolean> => {
    if (row.element.hasAttribute("data-sw-pending")) return false;
    const restoreFocus = keepFocus(form, row);
    const unblock = showPending(row.element);
    hideNotice?.();
    // A quantity that was typed just before goes with its row.
    await typed;
    await quantities?.flush();
    const isDone = await work().then(
      () => true,
      (error) => {
        fail(control, error);
        return false;
      },
    );
    unblock();
    restoreFocus();
    return isDone;
  };

  const remove = async (link: HTMLElement, row: Row) => {
    const { rowId, listId, listToken, element } = row;
    const isDone = await change(row, link, async () => {
      await removeWish({ productId: Number(rowId), listId, listToken }, link, [element]);
      element.remove();
    });
    if (!isDone) return;
    endOffer?.();
    endOffer = offerUndo(form, row, fail);
  };

  const move = async (select: HTMLSelectElement, row: Row) => {
    const { rowId, listToken } = row;
    const isDone = await change(row, select, async () => {
      const fields = { wishlist_token: listToken, destination_wishlist_token: select.value, item_id: rowId };
      const answer = await moveWish(fields);
      if (answer?.result !== "true") throw new Error("The shop did not move the item.");
    });
    if (!isDone) select.value = "";
  };

  let quantities: Quantities | undefined;
  let isOver = false;
  /** At once where the code is there: a page that is being left waits for nothing. */
  const withQuantities = async (field: Element, act: (quantities: Quantities) => void) => {
    try {
      if (!quantities) {
        const { startQuantities } = await import("./quantities.tsx");
        if (isOver) return;
        quantities ??= startQuantities(fail);
      }
      act(quantities);
    } catch (error) {
      fail(field, error);
    }
  };
  // A list without quantities never needs their code; for others it is there when the first one is typed.
  const [first] = form.querySelectorAll(QUANTITY);
  if (first) void withQuantities(first, () => undefined);

  /** Over when the latest typed quantity waits to be sent, whose code may be on its way. */
  let typed: Promise<void> | undefined;
  const changeQuantity = (event: Event) => {
    const field = quantityOf(event);
    if (field) typed = withQuantities(field, ({ change }) => change(field));
  };

  hear("click", ({ target }) => {
    const link = target.closest<HTMLElement>(REMOVE);
    const row = readRow(link);
    if (link && row && !leadsOn(link)) void remove(link, row);
  });
  hear("change", (event) => {
    const { target } = event;
    changeQuantity(event);
    if (!(target instanceof HTMLSelectElement && target.matches(".change-wishlist") && target.value)) return;
    const row = readRow(target);
    if (row) void move(target, row);
  });
  hear("input", changeQuantity);
  hear("focusout", (event) => {
    const field = quantityOf(event);
    if (field) void withQuantities(field, ({ leave }) => leave(field));
  });
  hear("storefront:wishlist-layout-due", (event) => {
    const isMobile = (event as CustomEvent<boolean>).detail;
    loadLayout(form, isMobile).catch((error) => reportError("wishlist-table", error, form));
  });
  hear("storefront:item-added", (event) => {
    const { button } = (event as CustomEvent<{ button?: HTMLElement }>).detail;
    // After the button has shown itself as added.
    setTimeout(() => button && followBought(form, button));
  });
  return () => {
    isOver = true;
    hideNotice?.();
    endOffer?.();
    quantities?.stop();
  };
};
