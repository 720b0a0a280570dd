import { useEffect } from "react";
import { useListener } from "#src/ui/use-listener.ts";

const ITEM = ".images_grid [data-row-id]";

const closeAll = (form: HTMLElement, except?: Element | null): boolean => {
  const shown = [...form.querySelectorAll(`${ITEM}.show`)].filter((item) => item !== except);
  for (const item of shown) item.classList.remove("show");
  return shown.length > 0;
};

/** In the grid of pictures a picture opens the product's details in place of its page. */
export const useGridDetails = (form: HTMLElement, isOn: boolean): void => {
  useListener<MouseEvent>(form, "click", (event) => {
    if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target as Element;
    const item = target.closest(ITEM);
    if (item && target.closest("a.close")) {
      event.preventDefault();
      item.classList.remove("show");
      item.querySelector<HTMLElement>(".product-thumbnail a")?.focus();
    } else if (item?.querySelector(".item-details") && target.closest(".product-thumbnail a")) {
      event.preventDefault();
      closeAll(form, item);
      item.classList.toggle("show");
    }
  });
  useListener(document, "click", ({ target }) => {
    if (target instanceof Element && !target.closest("[data-row-id]")) closeAll(form);
  });
  useListener<KeyboardEvent>(form, "keydown", (event) => {
    const item = event.key === "Escape" ? (event.target as Element).closest(ITEM) : null;
    if (!item?.matches(".show")) return;
    item.classList.remove("show");
    item.querySelector<HTMLElement>(".product-thumbnail a")?.focus();
  });
  useListener(document, "storefront:item-added", () => closeAll(form));
  useEffect(() => () => void closeAll(form), [form]);
};
