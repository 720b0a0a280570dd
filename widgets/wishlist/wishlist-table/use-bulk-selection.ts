import { useLayoutEffect } from "react";
import { useListener } from "#src/ui/use-listener.ts";
import { ROW } from "./contract.ts";
import { selectAllState } from "./ticked-rows.ts";

const BOX = `:is(${ROW}) .product-checkbox input[type="checkbox"], .product-checkbox > input[name$="[cb]"]`;
const ALL = 'th.product-checkbox input[type="checkbox"], #bulk_add_to_cart';
const APPLY = '[name="apply_bulk_actions"]';

const boxesIn = (form: HTMLElement): HTMLInputElement[] => [...form.querySelectorAll<HTMLInputElement>(BOX)];

const show = (form: HTMLElement): void => {
  const boxes = boxesIn(form).filter(({ disabled }) => !disabled);
  for (const box of boxes) {
    box.parentElement?.classList.toggle("checked", box.checked);
    box.parentElement?.classList.toggle("unchecked", !box.checked);
  }
  const state = selectAllState(boxes.map(({ checked }) => checked));
  for (const all of form.querySelectorAll<HTMLInputElement>(ALL)) {
    all.checked = state === "all";
    all.indeterminate = state === "some";
  }
  // Looked up each time: the block may have been printed anew.
  for (const apply of form.querySelectorAll<HTMLInputElement>(APPLY)) apply.disabled = state === "none";
};

const giveBack = (form: HTMLElement): void => {
  for (const box of boxesIn(form)) box.parentElement?.classList.remove("checked", "unchecked");
  for (const all of form.querySelectorAll<HTMLInputElement>(ALL)) all.indeterminate = false;
  for (const apply of form.querySelectorAll<HTMLInputElement>(APPLY)) apply.disabled = false;
};

/** One checkbox ticks them all; bulk actions need at least one. */
export const useBulkSelection = (form: HTMLElement): void => {
  useLayoutEffect(() => {
    show(form);
    return () => giveBack(form);
  }, [form]);
  useListener(form, "change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "checkbox") return;
    if (target.matches(ALL)) {
      for (const box of boxesIn(form)) {
        if (box.disabled || box.checked === target.checked) continue;
        box.checked = target.checked;
        // Other scripts hear of each row.
        box.dispatchEvent(new Event("change", { bubbles: true }));
      }
    }
    show(form);
  });
  useListener(document, "storefront:wishlist-blocks-ready", () => show(form));
};
