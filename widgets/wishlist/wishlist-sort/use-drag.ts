import { useEffect, useRef } from "react";
import { useListener } from "#src/ui/use-listener.ts";
import { movedTo, placeAt, pullAt } from "./sort-order.ts";
import { arrange, orderOf, rowsOf } from "./use-rows.ts";

const HANDLE = ".product-arrange";
/** What has a use of its own. The buttons in the handle fill most of it, so that they drag too. */
const CONTROLS = "a, input, select, textarea, button:not(.sw-wishlist-step)";

const middleOf = (row: Element): number => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

/** Moves the row under the pointer with it; Escape puts it back. A finger beside the handle scrolls the page. */
export const useDrag = (table: HTMLElement, onDropped: (rowId: string, before: string[]) => void) => {
  const drag = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => drag.current?.abort(), []);

  useListener<PointerEvent>(table, "pointerdown", (event) => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>("[data-row-id]");
    const hold = event.pointerType === "mouse" ? row : target.closest(HANDLE);
    if (!row || !hold || event.button !== 0 || target.closest(CONTROLS)) return;
    event.preventDefault();
    const before = orderOf(table);
    const rowId = row.dataset.rowId ?? "";
    const over = new AbortController();
    drag.current = over;
    row.setAttribute("data-sw-dragged", "");

    const finish = (isKept: boolean) => {
      over.abort();
      row.removeAttribute("data-sw-dragged");
      if (!isKept) arrange(table, before);
      else if (orderOf(table).join() !== before.join()) onDropped(rowId, before);
    };
    const follow = ({ clientY }: PointerEvent) => {
      scrollBy({ top: pullAt(clientY, innerHeight), behavior: "instant" });
      const others = rowsOf(table).filter((other) => other !== row);
      const order = orderOf(table);
      const next = movedTo(order, rowId, placeAt(others.map(middleOf), clientY));
      if (next.join() !== order.join()) arrange(table, next);
    };
    const { signal } = over;
    addEventListener("pointermove", follow, { signal });
    addEventListener("pointerup", () => finish(true), { signal });
    addEventListener("pointercancel", () => finish(false), { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && finish(false), { signal });
  });
};
