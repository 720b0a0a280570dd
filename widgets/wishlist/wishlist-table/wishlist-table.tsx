import { announce } from "#src/dom/announce.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { showNotice } from "#src/dom/inline-notice.ts";
import { requirePart } from "#src/dom/required.ts";
import { textOfHtml } from "#src/dom/server-html.ts";
import { showPending } from "#src/dom/wishlist/wishlist-pending.ts";
import { hasWishlistScript } from "#src/dom/wishlist/wishlist-script.ts";
import { reportError } from "#src/report-error.ts";
import { leadsOn, moveWish, removeWish } from "#src/stores/wishlist-actions.ts";
import { changeWishlist } from "#src/stores/wishlist-changes.ts";
import { followBought } from "./bought-io.ts";
import { text } from "./contract.ts";
import { loadLayout } from "./layout-io.ts";
import { keepFocus, QUANTITY, REMOVE, type Row, readRow, TABLE } from "./list-rows.tsx";
import type { Quantities } from "./quantities.tsx";
import { offerUndo } from "./undo-line.tsx";

/** Asked at each change, because the platform's own script may load after the list has been touched. */
const isOurs = (field: Element, selector: string): boolean => field.matches(selector) && !hasWishlistScript();

const quantityOf = ({ target }: Event): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && isOurs(target, QUANTITY) ? target : undefined;

interface Telling {
  /** Says at a control what did not work. */
  tell: (control: Element, error?: unknown) => void;
  over: AbortSignal;
}

/** Handles typed quantities. Their code loads at once, but only for a list that has quantity fields. */
const hearQuantities = (form: HTMLElement, hear: Hear, { tell, over }: Telling) => {
  let quantities: Quantities | undefined;
  /** Resolves once the latest field has been handled; the code for that may still be loading. */
  let typed: Promise<void> | undefined;
  const load = async () => {
    const { startQuantities } = await import("./quantities.tsx");
    if (!over.aborted) quantities ??= startQuantities(tell);
  };
  /** Acts without delay once the code is there, because a page being left does not wait. */
  const handle = async (field: HTMLInputElement, act: "change" | "leave") => {
    try {
      if (!quantities) await load();
      quantities?.[act](field);
    } catch (error) {
      tell(field, error);
    }
  };
  const hearFields = (type: "change" | "input" | "focusout", act: "change" | "leave") =>
    hear(type, (event) => {
      const field = quantityOf(event);
      if (field) typed = handle(field, act);
    });

  // A typed quantity tries again, and only then is there a failure to tell.
  if (form.querySelector(QUANTITY)) load().catch(() => {});
  hearFields("change", "change");
  hearFields("input", "change");
  hearFields("focusout", "leave");
  over.addEventListener("abort", () => quantities?.stop());
  return async () => {
    await typed;
    await quantities?.flush();
  };
};

const takeOff = async ({ rowId, listId, listToken, element }: Row, link: HTMLElement): Promise<void> => {
  await removeWish({ productId: Number(rowId), listId, listToken }, link, [element]);
  element.remove();
};

const moveTo = async (list: string, { rowId, listToken }: Row): Promise<void> => {
  const fields = { wishlist_token: listToken, destination_wishlist_token: list, item_id: rowId };
  const answer = await moveWish(fields);
  if (answer?.result !== "true") throw new Error("Not moved.");
  announce(textOfHtml(answer.message));
};

/** After a failure asks for the list anew: if the row is gone, the work was done and only the answer was lost. */
const takeAway = async (row: Row, work: (row: Row) => Promise<void>): Promise<Row> => {
  await work(row).catch(async (error) => {
    await changeWishlist("load_fragments", {});
    if (row.element.isConnected) throw error;
  });
  return row;
};

/**
 * Most systems change a closed select with each arrow key, in the task of that key (WCAG 3.2.2). A list that a shopper
 * has come to this way is chosen by Enter or by going on.
 */
const hearMoves = (hear: Hear, move: (select: HTMLSelectElement) => void): void => {
  let isPassing = false;
  let reached: HTMLSelectElement | undefined;
  const choose = () => {
    if (reached?.value) move(reached);
    reached = undefined;
  };
  hear("keydown", (event) => {
    isPassing = true;
    setTimeout(() => {
      isPassing = false;
    });
    if (event.key !== "Enter" || !reached) return;
    // The form would be sent with its first button.
    event.preventDefault();
    choose();
  });
  hear("change", ({ target }) => {
    if (!isOurs(target, "select.change-wishlist")) return;
    reached = target as HTMLSelectElement;
    if (!isPassing) choose();
  });
  // Switching to another window is no decision. The move must know where the focus has gone, since it takes the row away.
  hear("focusout", () => reached && document.hasFocus() && setTimeout(choose));
};

const hearPage = (form: HTMLElement, hear: Hear, flush: () => Promise<void>): void => {
  hear("storefront:wishlist-layout-due", async (event) => {
    const isMobile = (event as CustomEvent<boolean>).detail;
    // Send quantities first, because the other layout shows what the shop has.
    await flush();
    loadLayout(form, isMobile).catch((error) => reportError("wishlist-table", error, form));
  });
  hear("storefront:item-added", (event) => {
    const { button } = (event as CustomEvent<{ button?: HTMLElement }>).detail;
    // Wait until the button has its "added" state.
    setTimeout(() => button && followBought(form, button));
  });
};

/** Handles what the shopper does with the rows of a list. */
export const attach = (form: HTMLElement, hear: Hear): (() => void) => {
  requirePart(form, TABLE);
  const over = new AbortController();
  const { signal } = over;
  let hideNotice: (() => void) | undefined;

  /** Shows a failure at a control. Without an error it only hides the previous message. */
  const tell = (control: Element, error?: unknown) => {
    hideNotice?.();
    if (!error) return;
    reportError("wishlist-table", error, form);
    if (control.isConnected && !signal.aborted) hideNotice = showNotice(control, text("wishlistFailed"));
  };

  const flush = hearQuantities(form, hear, { tell, over: signal });

  /** Blocks the control's row while `work` runs. Resolves with the row if the work succeeded. */
  const change = async (control: HTMLElement, work: (row: Row) => Promise<void>): Promise<Row | undefined> => {
    const row = readRow(control);
    if (!row || row.element.ariaBusy) return undefined;
    const restoreFocus = keepFocus(form, row);
    const unblock = showPending(row.element);
    tell(control);
    // A quantity typed just before must go with its row.
    await flush();
    const done = await takeAway(row, work).catch((error) => void tell(control, error));
    unblock();
    restoreFocus();
    return done;
  };

  const remove = async (link: HTMLElement) => {
    const row = await change(link, (removed) => takeOff(removed, link));
    if (row && !signal.aborted) signal.addEventListener("abort", offerUndo(form, row, tell));
  };

  const move = async (select: HTMLSelectElement) => {
    const row = await change(select, (moved) => moveTo(select.value, moved));
    if (!row) select.value = "";
  };

  hear("click", ({ target }) => {
    // The popup behind this link may move the row.
    if (target.closest("[data-rel]")) void flush();
    const link = target.closest<HTMLElement>(REMOVE);
    if (link && readRow(link) && !leadsOn(link)) void remove(link);
  });
  hearMoves(hear, (select) => void move(select));
  hearPage(form, hear, flush);
  return () => {
    over.abort();
    hideNotice?.();
  };
};
