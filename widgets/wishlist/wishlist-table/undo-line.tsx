import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { announce } from "#src/dom/announce.ts";
import { moveFocus } from "#src/dom/focus.ts";
import { addWish, isDone } from "#src/stores/wishlist-actions.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import type { WishlistTableProps } from "./contract.ts";
import type { Row } from "./list-rows.tsx";
import "./undo-line.css";

interface UndoLineProps {
  form: HTMLElement;
  row: Row;
  texts: ReturnType<WishlistTableProps["textsFor"]>;
  onDone: () => void;
  onFailure: (button: HTMLElement, error: unknown) => void;
}

/** Offers to put the last row back that the shopper took off the list. */
export const UndoLine = ({ form, row, texts, onDone, onFailure }: UndoLineProps) => {
  const slot = useSlot(form, "beforeend", "div");
  const [isPending, setIsPending] = useState(false);

  useLayoutEffect(() => {
    slot.className = "sw-wishlist-undo-slot";
  }, [slot]);

  const undo = async (button: HTMLElement) => {
    if (isPending) return;
    setIsPending(true);
    const { rowId, productType, listId, quantity } = row;
    try {
      const answer = await addWish({
        productId: Number(rowId),
        productType,
        listId,
        extra: { quantity },
        link: button,
      });
      if (!isDone(answer)) throw new Error("The row was not put back.");
      announce(texts.undone);
      onDone();
      const link = form.querySelector<HTMLElement>(`[data-row-id="${rowId}"] .remove_from_wishlist`);
      if (link) moveFocus(link);
    } catch (error) {
      onFailure(button, error);
      setIsPending(false);
    }
  };

  return createPortal(
    <div className="sw-wishlist-undo">
      <span role="status">{texts.removed}</span>
      <button type="button" aria-disabled={isPending} onClick={({ currentTarget }) => void undo(currentTarget)}>
        {texts.undo}
      </button>
    </div>,
    slot,
  );
};
