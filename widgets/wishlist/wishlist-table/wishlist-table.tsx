import { useState } from "react";
import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { reportError } from "#src/report-error.ts";
import { moveWish, removeWish } from "#src/stores/wishlist-actions.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useListener } from "#src/ui/use-listener.ts";
import { ROW, type Row, readRow, type WishlistTableProps } from "./contract.ts";
import { rowOrder } from "./row-order.ts";
import type { UndoLine } from "./undo-line.tsx";
import { useBulkSelection } from "./use-bulk-selection.ts";
import { useCartAdds } from "./use-cart-adds.ts";
import { useGridDetails } from "./use-grid-details.ts";
import { useMobileLayout } from "./use-mobile-layout.ts";
import { useQuantities } from "./use-quantities.ts";
import "./style.css";

const REMOVE = ".remove_from_wishlist";

const block = ({ element }: Row, isBlocked: boolean): void => {
  element.toggleAttribute("data-sw-pending", isBlocked);
  if (isBlocked) element.setAttribute("aria-busy", "true");
  else element.removeAttribute("aria-busy");
};

const rowById = (form: HTMLElement, rowId: string) => form.querySelector<HTMLElement>(`[data-row-id="${rowId}"]`);

/** The focus that a vanishing row takes with it goes to a neighbour, or to the list's title when none is left. */
const focusNear = (form: HTMLElement, order: readonly string[]): void => {
  if (!isFocusLost()) return;
  const [next] = order.flatMap((rowId) => rowById(form, rowId)?.querySelector<HTMLElement>(REMOVE) ?? []);
  const title = form.querySelector<HTMLElement>("h1, h2");
  if (next ?? title) moveFocus(next ?? (title as HTMLElement));
};

export const WishlistTable = (props: WishlistTableProps) => {
  const { form, failedText } = props;
  const [undo, setUndo] = useState<{ row: Row; Line: typeof UndoLine } | undefined>();
  const [failedAt, setFailedAt] = useState<Element | undefined>();

  const fail = (control: Element, error: unknown) => {
    reportError("wishlist-table", error, form);
    setFailedAt(control);
  };

  useBulkSelection(form);
  useQuantities(form, fail);
  useMobileLayout(props);
  useCartAdds(props);
  useGridDetails(form, props.opensGridDetails);

  const remove = async (link: HTMLElement, row: Row) => {
    const order = rowOrder(
      [...form.querySelectorAll<HTMLElement>(ROW)].map(({ dataset }) => dataset.rowId ?? ""),
      row.rowId,
    );
    const hadFocus = row.element.contains(document.activeElement);
    block(row, true);
    setFailedAt(undefined);
    try {
      const { rowId, listId, listToken } = row;
      await removeWish({ productId: Number(rowId), listId, listToken }, link, [row.element]);
      row.element.remove();
      if (hadFocus) focusNear(form, order);
      // Loaded with the first removal; without it the row is gone all the same.
      const { UndoLine: Line } = await import("./undo-line.tsx");
      setUndo({ row, Line });
    } catch (error) {
      block(row, false);
      fail(link, error);
    }
  };

  const move = async (select: HTMLSelectElement, row: Row) => {
    block(row, true);
    setFailedAt(undefined);
    try {
      await moveWish({ listToken: row.listToken, destination: select.value, itemId: row.rowId });
    } catch (error) {
      select.value = "";
      fail(select, error);
    }
    block(row, false);
    focusNear(form, [row.rowId]);
  };

  useListener<MouseEvent>(form, "click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(REMOVE) : null;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const row = link && isPlain && !event.defaultPrevented ? readRow(link) : undefined;
    if (!link || !row) return;
    event.preventDefault();
    if (!row.element.hasAttribute("data-sw-pending")) void remove(link, row);
  });

  useListener(form, "change", ({ target }) => {
    const row = target instanceof HTMLSelectElement && target.matches(".change-wishlist") ? readRow(target) : undefined;
    if (row && target instanceof HTMLSelectElement && target.value) void move(target, row);
  });

  const finishUndo = (isBack: boolean) => {
    const link = isBack && undo ? rowById(form, undo.row.rowId)?.querySelector<HTMLElement>(REMOVE) : undefined;
    setUndo(undefined);
    if (link) moveFocus(link);
  };

  return (
    <>
      {undo && (
        <undo.Line key={undo.row.rowId} form={form} textsFor={props.textsFor} row={undo.row} onDone={finishUndo} />
      )}
      {failedAt?.isConnected && <InlineNotice after={failedAt} text={failedText} />}
    </>
  );
};
