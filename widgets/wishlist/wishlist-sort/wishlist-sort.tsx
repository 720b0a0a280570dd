import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { announce, clearAnnouncement } from "#src/dom/announce.ts";
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
const useOrder = (table: HTMLElement, rows: readonly SortableRow[], readAgain: () => void) => {
  const [send] = useState(() => createOrderSender(table));
  const unsaved = useRef<string[]>(undefined);
  /** The row whose place the shop did not take. */
  const [refusedId, setRefusedId] = useState("");
  useListener(document, "storefront:wishlist-blocks-ready", () => {
    if (unsaved.current) putBack(table, unsaved.current);
    readAgain();
  });

  const keep = async (rowId: string, before: readonly string[]) => {
    const order = orderOf(table);
    const name = rows.find((row) => row.rowId === rowId)?.name ?? "";
    setRefusedId("");
    readAgain();
    announce(text("wishlistMoved", { name, place: order.indexOf(rowId) + 1, count: order.length }));
    unsaved.current = order;
    const kept = await send(order, before);
    if (unsaved.current === order) unsaved.current = undefined;
    if (!kept) return;
    // The place may not have been spoken yet, and is not the row's any more.
    clearAnnouncement();
    putBack(table, kept);
    readAgain();
    setRefusedId(rowId);
  };
  return { keep, refused: rows.find(({ rowId }) => rowId === refusedId) };
};

const SortableRows = ({ table }: { table: HTMLElement }) => {
  const { rows, readAgain } = useRows(table);
  const { keep, refused } = useOrder(table, rows, readAgain);

  useDrag(table, (rowId, before) => void keep(rowId, before));

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
      {refused && <InlineNotice after={refused.slot} text={text("wishlistFailed")} />}
    </>
  );
};

export const WishlistSort = ({ table, isSortable }: WishlistSortProps) => isSortable && <SortableRows table={table} />;
