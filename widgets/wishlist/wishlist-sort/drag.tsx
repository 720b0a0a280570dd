import { arrange, HANDLE, idOf, orderOf, rowsOf } from "./rows.tsx";
import { movedTo, placeAt, pullAt } from "./sort-order.ts";

/** Controls that a press must reach. The step buttons fill most of the handle, so a press on them drags too. */
const CONTROLS = "a, input, select, textarea, button:not(.sw-wishlist-step)";

export interface Drag {
  row: HTMLElement;
  before: string[];
}

/** The row follows the pointer, and Escape puts it back. A finger that starts beside the handle scrolls the page. */
export const followDrags = (table: HTMLElement, over: AbortController, onDropped: (drag: Drag) => void): void => {
  let drag: Drag | undefined;

  const start = (event: PointerEvent) => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>("[data-row-id]");
    const hold = event.pointerType === "mouse" ? row : target.closest(HANDLE);
    if (drag || !row || !hold || event.button !== 0 || target.closest(CONTROLS)) return;
    event.preventDefault();
    drag = { row, before: orderOf(table) };
    row.dataset.swDragged = "";
  };

  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (!drag) return;
    scrollBy({ top: pullAt(clientY, innerHeight), behavior: "instant" });
    const order = orderOf(table);
    const rowId = idOf(drag.row);
    const boxes = rowsOf(table).map((row) => row.getBoundingClientRect());
    arrange(table, movedTo(order, rowId, placeAt(boxes, order.indexOf(rowId), [clientX, clientY])));
  };

  const finish = (end: (drag: Drag) => void) => {
    if (!drag) return;
    delete drag.row.dataset.swDragged;
    end(drag);
    drag = undefined;
  };
  const putBack = () => finish(({ before }) => arrange(table, before));

  table.addEventListener("pointerdown", start, over);
  addEventListener("pointermove", follow, over);
  addEventListener("pointerup", () => finish(onDropped), over);
  addEventListener("pointercancel", putBack, over);
  addEventListener("keydown", ({ key }) => key === "Escape" && putBack(), over);
  over.signal.addEventListener("abort", putBack);
};
