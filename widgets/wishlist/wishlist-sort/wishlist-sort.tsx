import { announce, clearAnnouncement } from "#src/dom/announce.ts";
import { showNotice } from "#src/dom/inline-notice.ts";
import { checkWishlist } from "#src/wishlist-demand.ts";
import { isSortable, text } from "./contract.ts";
import { type Drag, followDrags } from "./drag.tsx";
import { arrange, idOf, nameOf, orderOf } from "./rows.tsx";
import { createOrders } from "./sort-io.ts";
import { movedTo } from "./sort-order.ts";
import { removeSteps, STEPS, showSteps } from "./steps.tsx";
import "./style.css";

/** Sorts a list. Keeps an unsaved order on the page, because an answer to an earlier request prints the old one. */
export const attach = (table: HTMLElement): (() => void) => {
  if (!isSortable()) return () => {};
  const over = new AbortController();
  const orders = createOrders(table);
  let hideNotice = () => {};

  const saveOrder = async ({ row, before }: Drag) => {
    const order = orderOf(table);
    if (order.join() === before.join()) return;
    const rowId = idOf(row);
    hideNotice();
    showButtons();
    announce(text("wishlistMoved", { name: nameOf(row), place: order.indexOf(rowId) + 1, count: order.length }));
    const taken = await orders.save(order, before);
    if (!taken) return;
    // The live region may not have spoken the place yet, and it is wrong now.
    clearAnnouncement();
    arrange(table, taken);
    showButtons();
    // The row may have been printed anew, or its list may be gone.
    const slot = table.querySelector(`[data-row-id="${rowId}"] ${STEPS}`);
    if (slot) hideNotice = showNotice(slot, text("wishlistFailed"));
    await checkWishlist();
    // The shop had taken it, and only the answer was lost.
    if (orderOf(table).join() === order.join()) hideNotice();
  };

  const step = (row: HTMLElement, by: number, button: HTMLElement) => {
    const before = orderOf(table);
    arrange(table, movedTo(before, idOf(row), before.indexOf(idOf(row)) + by));
    button.focus();
    void saveOrder({ row, before });
  };
  const showButtons = () => {
    if (!over.signal.aborted) showSteps(table, step);
  };

  showButtons();
  followDrags(table, over, saveOrder);
  const arrangeAnew = () => {
    const unsaved = orders.unsaved();
    if (unsaved) arrange(table, unsaved);
    showButtons();
  };
  document.addEventListener("storefront:wishlist-blocks-ready", arrangeAnew, over);
  return () => {
    over.abort();
    hideNotice();
    removeSteps(table);
  };
};
