import { announce } from "#src/dom/announce.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { showNotice } from "#src/dom/inline-notice.ts";
import { requirePart } from "#src/dom/required.ts";
import { textOfHtml } from "#src/dom/server-html.ts";
import { hearChoices } from "#src/dom/wishlist/list-fields.ts";
import { showPending } from "#src/dom/wishlist/wishlist-pending.ts";
import { reportError } from "#src/report-error.ts";
import { followWithoutSettings, moveWish, removeWish } from "#src/stores/wishlist-actions.ts";
import { followBought } from "./bought-io.ts";
import { text } from "./contract.ts";
import { leaveLayout, loadLayout } from "./layout-io.ts";
import { findRow, keepFocus, REMOVE, type Row, readRow, TABLE } from "./list-rows.tsx";
import { hearQuantities } from "./typed-quantities.tsx";
import { offerUndo, withdrawOffers } from "./undo-line.tsx";

const hearPage = (form: HTMLElement, hear: Hear, flush: () => Promise<void>): void => {
  hear("storefront:wishlist-layout-due", async ({ detail: isMobile }: CustomEvent<boolean>) => {
    // Send quantities first, because the other layout shows what the shop has.
    await flush();
    void loadLayout(form, isMobile);
  });
  hear("storefront:item-added", ({ detail: { button } }) => {
    // Wait until the button has its "added" state.
    setTimeout(() => button && followBought(form, button));
  });
};

/** Shows what has failed, in each row by itself. */
const createNotices = (form: HTMLElement, signal: AbortSignal) => {
  const notices = new Map<string | undefined, () => void>();
  signal.addEventListener("abort", () => {
    for (const hide of notices.values()) hide();
  });
  /** Shows a failure at a control. Without an error it only hides the row's previous message. */
  return (control: Element, error?: unknown): void => {
    const rowId = readRow(control)?.rowId;
    notices.get(rowId)?.();
    if (!error) return;
    reportError("wishlist-table", error, form);
    if (!signal.aborted) notices.set(rowId, showNotice(control.isConnected ? control : form, text("wishlistFailed")));
  };
};

const moveTo = async (list: string, { rowId, listToken }: Row): Promise<void> => {
  const answer = await moveWish({ wishlist_token: listToken, destination_wishlist_token: list, item_id: rowId });
  if (answer?.result !== "true") throw new Error(`Not done. ${answer?.message ?? ""}`);
  announce(textOfHtml(answer.message));
};

/** Handles what the shopper does with the rows of a list. */
export const attach = (form: HTMLElement, hear: Hear): (() => void) => {
  requirePart(form, TABLE);
  const over = new AbortController();
  const { signal } = over;
  const tell = createNotices(form, signal);
  const flush = hearQuantities(form, hear, { tell, signal });

  /** Blocks the control's row while `work` runs. Resolves with the row if the work succeeded. */
  const change = async (control: HTMLElement, work: (row: Row) => Promise<void>): Promise<Row | undefined> => {
    const row = readRow(control);
    if (!row || row.element.ariaBusy) return undefined;
    const restoreFocus = keepFocus(form, row);
    const unblock = showPending(row.element);
    tell(control);
    // A quantity typed just before must go with its row.
    await flush();
    const done = await work(row).then(
      () => row,
      // After a failure the shop has been asked for the list anew: without the row only the answer was lost.
      (error) => (findRow(row.rowId) ? void tell(control, error) : row),
    );
    unblock();
    restoreFocus();
    return done;
  };

  const remove = async (link: HTMLElement) => {
    const row = await change(link, async ({ rowId, listId, listToken, element }) => {
      await removeWish({ productId: Number(rowId), listId, listToken }, link, [element]);
      element.remove();
    });
    if (row && !signal.aborted) offerUndo(form, row, tell);
  };

  const move = async (select: HTMLSelectElement) => {
    const row = await change(select, (moved) => moveTo(select.value, moved));
    if (!row) select.value = "";
  };

  hear("click", ({ target }) => {
    // The popup behind this link may move the row.
    if (target.closest("[data-rel]")) void flush();
    const link = target.closest<HTMLElement>(REMOVE);
    if (link && !followWithoutSettings(link)) void remove(link);
  });
  signal.addEventListener("abort", hearChoices(hear, "select.change-wishlist", move));
  hearPage(form, hear, flush);
  return () => {
    over.abort();
    leaveLayout();
    withdrawOffers(form);
  };
};
