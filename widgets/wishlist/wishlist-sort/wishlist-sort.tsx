import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { announce } from "#src/dom/announce.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useListener } from "#src/ui/use-listener.ts";
import { text, type WishlistSortProps } from "./contract.ts";
import { movedTo } from "./sort-order.ts";
import { createOrderSender } from "./sort-store.ts";
import { useDrag } from "./use-drag.ts";
import { arrange, orderOf, type SortableRow, useRows } from "./use-rows.ts";
import "./style.css";

/** A node that moves in the document loses the focus. */
const putBack = (table: HTMLElement, order: readonly string[]): void => {
  const focused = document.activeElement;
  arrange(table, order);
  if (focused instanceof HTMLElement) focused.focus();
};

/**
 * Sends an order, and keeps it on the page until the shop has it: what was asked before is printed in the order that the
 * rows had.
 */
const useOrder = (table: HTMLElement) => {
  const [send] = useState(() => createOrderSender(table));
  const unsaved = useRef<string[]>(undefined);
  useListener(document, "storefront:wishlist-blocks-ready", () => unsaved.current && putBack(table, unsaved.current));
  return async (order: string[], before: readonly string[]) => {
    unsaved.current = order;
    const kept = await send(order, before);
    if (unsaved.current === order) unsaved.current = undefined;
    return kept;
  };
};

export const WishlistSort = ({ table, isSortable }: WishlistSortProps) => {
  const { rows, readAgain } = useRows(table, isSortable);
  const [hasFailed, setHasFailed] = useState(false);
  const send = useOrder(table);

  const keep = async (rowId: string, before: string[]) => {
    const order = orderOf(table);
    const name = rows.find((row) => row.rowId === rowId)?.name ?? "";
    setHasFailed(false);
    readAgain();
    announce(text("wishlistMoved", { name, place: order.indexOf(rowId) + 1, count: order.length }));
    const kept = await send(order, before);
    if (!kept) return;
    putBack(table, kept);
    readAgain();
    setHasFailed(true);
  };

  useDrag(table, isSortable, (rowId, before) => void keep(rowId, before));

  const step = ({ rowId }: SortableRow, by: number, button: HTMLElement) => {
    const before = orderOf(table);
    const next = movedTo(before, rowId, before.indexOf(rowId) + by);
    if (next.join() === before.join()) return;
    arrange(table, next);
    button.focus();
    void keep(rowId, before);
  };

  const button = (row: SortableRow, by: 1 | -1) => (
    <button
      type="button"
      className="sw-wishlist-step"
      aria-label={text(by < 0 ? "wishlistMoveUp" : "wishlistMoveDown", { name: row.name })}
      aria-disabled={row === rows.at(by < 0 ? 0 : -1)}
      onClick={({ currentTarget }) => step(row, by, currentTarget)}
    >
      {by < 0 ? "↑" : "↓"}
    </button>
  );

  // Always in the same order, whatever the rows' is: a portal that moves takes its buttons out for a moment.
  const steady = rows.toSorted((one, other) => Number(one.rowId) - Number(other.rowId));

  return (
    <>
      {steady.map((row) =>
        createPortal(
          <>
            {button(row, -1)}
            {button(row, 1)}
          </>,
          row.slot,
          row.rowId,
        ),
      )}
      {hasFailed && <InlineNotice after={table} text={text("wishlistFailed")} />}
    </>
  );
};
