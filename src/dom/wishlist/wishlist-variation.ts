import { HEART } from "./wishlist-mark.ts";

const renumber = ({ classList, dataset }: HTMLElement, to: number): void => {
  // Keeps the place: the block's key is its classes in their order.
  classList.replace(`add-to-wishlist-${dataset.fragmentRef}`, `add-to-wishlist-${to}`);
  dataset.fragmentRef = String(to);
  dataset.fragmentOptions &&= dataset.fragmentOptions.replace(/"product_id":\s*"?\d*"?/, `"product_id":${to}`);
};

/** Returns the buttons that changed. Without a variation they stand for the product again. */
export const showVariation = (form: HTMLElement, variation: unknown): HTMLElement[] => {
  const parentId = Number(form.dataset.product_id);
  const variationId = Number(Object(variation).variation_id);
  const to = variationId || parentId;
  // While a variation is shown, the product's id is the "original" one.
  const numbered = `[data-product-id="${parentId}"], [data-original-product-id="${parentId}"]`;
  const changed = [...document.querySelectorAll<HTMLElement>(HEART)].filter((heart) => {
    const from = Number(heart.dataset.fragmentRef);
    return from !== to && (from === parentId || heart.querySelector(numbered));
  });
  for (const heart of changed) {
    for (const { dataset } of heart.querySelectorAll<HTMLElement>(numbered)) {
      dataset.productId = String(to);
      dataset.originalProductId = variationId ? String(parentId) : "";
    }
    renumber(heart, to);
  }
  return changed;
};
