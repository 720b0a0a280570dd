import { HEART } from "./wishlist-mark.ts";

const renumber = (heart: HTMLElement, to: number): void => {
  const { dataset } = heart;
  const others = [...heart.classList].filter((name) => name !== `add-to-wishlist-${dataset.fragmentRef}`);
  // The block's key is its classes in their order, with the product's class second.
  heart.className = others.toSpliced(1, 0, `add-to-wishlist-${to}`).join(" ");
  dataset.fragmentRef = String(to);
  dataset.fragmentOptions &&= dataset.fragmentOptions.replace(/"product_id":\s*"?\d*"?/, `"product_id":${to}`);
};

const idOf = (variation: unknown): number | undefined =>
  Number((variation as { variation_id?: unknown } | null | undefined)?.variation_id) || undefined;

/** Returns the buttons that changed. Without a variation they stand for the product again. */
export const showVariation = (form: HTMLElement, variation?: unknown): HTMLElement[] => {
  const parentId = Number(form.dataset.product_id);
  const variationId = idOf(variation);
  const to = variationId ?? parentId;
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
