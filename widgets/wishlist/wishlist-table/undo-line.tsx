import { announce } from "#src/dom/announce.ts";
import { create } from "#src/dom/create.ts";
import { hasFocusStayed } from "#src/dom/focus.ts";
import { createSlot } from "#src/dom/slot.ts";
import { addWish } from "#src/stores/wishlist-add.ts";
import { isDone } from "#src/stores/wishlist-changes.ts";
import { text } from "./contract.ts";
import { findRow, focusIn, type Row } from "./list-rows.tsx";
import "./undo-line.css";

/** Offers to put a removed row back; earlier offers wait behind the latest. */
export const offerUndo = (
  form: HTMLElement,
  row: Row,
  onFailure: (button: HTMLElement, error: unknown) => void,
): void => {
  const { rowId, productType, listId, quantity, name } = row;
  const removed = text("removed", { name });
  const line = createSlot("div");
  line.className = "sw-wishlist-undo";
  const button = create("button", { type: "button", textContent: text("undo") });
  line.append(removed, button);

  const putBack = async () => {
    if (button.ariaDisabled) return;
    button.ariaDisabled = "true";
    try {
      const answer = await addWish({
        productId: Number(rowId),
        productType,
        listId,
        extra: { quantity },
        link: button,
      });
      if (!isDone(answer)) throw new Error(`Not done. ${answer?.message ?? ""}`);
      announce(text("wishlistUndone", { name }));
      // In a long list the row may be on another page now.
      if (hasFocusStayed(line)) focusIn(findRow(rowId) ?? form);
      line.remove();
    } catch (error) {
      onFailure(button, error);
      button.ariaDisabled = null;
    }
  };

  button.onclick = putBack;
  // Before the earlier ones: Safari does not style a line again for `:has(~)` when another comes behind it.
  form.insertBefore(line, form.querySelector(".sw-wishlist-undo"));
  // Some screen readers stay silent about a live region that appears together with its text.
  announce(removed);
};

export const withdrawOffers = (form: HTMLElement): void => {
  for (const line of form.querySelectorAll(".sw-wishlist-undo")) line.remove();
};
