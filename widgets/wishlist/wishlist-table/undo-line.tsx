import { useState } from "react";
import { createPortal } from "react-dom";
import { announce } from "#src/dom/announce.ts";
import { reportError } from "#src/report-error.ts";
import { addWish } from "#src/stores/wishlist-actions.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import type { Row, WishlistTableProps } from "./contract.ts";

interface UndoLineProps extends Pick<WishlistTableProps, "form" | "textsFor"> {
  row: Row;
  onDone: (isBack: boolean) => void;
}

/** Offers to put the last row back that the shopper took off the list. */
export const UndoLine = ({ form, textsFor, row, onDone }: UndoLineProps) => {
  const slot = useSlot(form, "beforeend", "div");
  const [state, setState] = useState<"offered" | "undoing" | "failed">("offered");
  const texts = textsFor(row.name);

  const undo = async () => {
    if (state === "undoing") return;
    setState("undoing");
    try {
      const { result } = await addWish({
        productId: Number(row.rowId),
        productType: row.productType,
        listId: row.listId,
        extra: { quantity: row.quantity },
      });
      if (result !== "true" && result !== "exists") throw new Error(`The shop answered "${result}" to the undo.`);
      announce(texts.undone);
      onDone(true);
    } catch (error) {
      reportError("wishlist-table", error, form);
      setState("failed");
    }
  };

  return createPortal(
    <div className="sw-wishlist-undo">
      <span role={state === "failed" ? "alert" : "status"}>{state === "failed" ? texts.failed : texts.removed}</span>
      <button type="button" aria-disabled={state === "undoing"} onClick={undo}>
        {texts.undo}
      </button>
    </div>,
    slot,
  );
};
