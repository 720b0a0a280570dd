import { useState } from "react";
import { reportError } from "#src/report-error.ts";
import { moveWish, removeWish } from "#src/stores/wishlist-actions.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { followBought } from "./bought-store.ts";
import type { WishlistTableProps } from "./contract.ts";
import { loadLayout } from "./layout-store.ts";
import { keepFocus, REMOVE, type Row, readRow } from "./list-rows.tsx";
import type { UndoLine } from "./undo-line.tsx";
import { useQuantities } from "./use-quantities.ts";
import "./style.css";

const block = ({ element }: Row, isBlocked: boolean): void => {
  element.toggleAttribute("data-sw-pending", isBlocked);
  if (isBlocked) element.setAttribute("aria-busy", "true");
  else element.removeAttribute("aria-busy");
};

export const WishlistTable = ({ form, failedText, textsFor }: WishlistTableProps) => {
  const [undo, setUndo] = useState<{ row: Row; Line: typeof UndoLine } | undefined>();
  const [failedAt, setFailedAt] = useState<Element | undefined>();

  const fail = (control: Element, error: unknown) => {
    reportError("wishlist-table", error, form);
    setFailedAt(control);
  };

  useQuantities(form, fail);

  /** Blocks the row while something is done with it. */
  const change = async (row: Row, control: Element, work: () => Promise<unknown>): Promise<boolean> => {
    if (row.element.hasAttribute("data-sw-pending")) return false;
    const restoreFocus = keepFocus(form, row);
    block(row, true);
    setFailedAt(undefined);
    const isDone = await work().then(
      () => true,
      (error) => {
        fail(control, error);
        return false;
      },
    );
    block(row, false);
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
    // Loaded with the first removal; without it the row is gone all the same.
    const { UndoLine: Line } = await import("./undo-line.tsx");
    setUndo({ row, Line });
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

  useHostEvent(form, "click", (event) => {
    const link = (event.target as Element).closest<HTMLElement>(REMOVE);
    const row = readRow(link);
    if (link && row && event.defaultPrevented) void remove(link, row);
  });

  useHostEvent(form, "change", ({ target }) => {
    const select = target instanceof HTMLSelectElement && target.matches(".change-wishlist") ? target : undefined;
    const row = select?.value ? readRow(select) : undefined;
    if (select && row) void move(select, row);
  });

  useHostEvent<CustomEvent<boolean>>(form, "storefront:wishlist-layout-due", ({ detail: isMobile }) => {
    loadLayout(form, isMobile).catch((error) => reportError("wishlist-table", error, form));
  });
  useHostEvent<CustomEvent<{ button?: HTMLElement }>>(form, "storefront:item-added", ({ detail }) => {
    // After the button has shown itself as added.
    setTimeout(() => detail.button && followBought(form, detail.button));
  });

  return (
    <>
      {undo && (
        <undo.Line
          key={undo.row.rowId}
          form={form}
          texts={textsFor(undo.row)}
          row={undo.row}
          onDone={() => setUndo(undefined)}
          onFailure={fail}
        />
      )}
      {failedAt?.isConnected && <InlineNotice after={failedAt} text={failedText} />}
    </>
  );
};
