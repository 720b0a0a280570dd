import { HEART } from "./wishlist-mark.ts";

/** Wishlist buttons of a variable product, which stand for the variation that is chosen. */

const ownHeart = (node: Element, parentId: number): boolean => {
  const { productId, originalProductId } = (node as HTMLElement).dataset;
  return Number(productId) === parentId || (Number(originalProductId) === parentId && parentId > 0);
};

const renumber = (heart: HTMLElement, from: string, to: number): void => {
  heart.classList.remove(`add-to-wishlist-${from}`);
  // The order of classes is the block's key, and its number comes second.
  const rest = [...heart.classList];
  heart.className = [...rest.slice(0, 1), `add-to-wishlist-${to}`, ...rest.slice(1)].join(" ");
  heart.dataset.fragmentRef = String(to);
  const options = heart.dataset.fragmentOptions ?? "{}";
  heart.dataset.fragmentOptions = options.replace(/"product_id":\s*"?\d*"?/, `"product_id":${to}`);
};

const idOf = (variation: unknown): number | undefined =>
  typeof variation === "object" && variation !== null && "variation_id" in variation
    ? Number(variation.variation_id)
    : undefined;

/**
 * Makes a product's buttons stand for one of its variations, as its form's events hand it over, or (without one) for
 * the product again. Returns the buttons that changed.
 */
export const showVariation = (form: HTMLElement, variation?: unknown): HTMLElement[] => {
  const parentId = Number(form.dataset.product_id);
  const variationId = idOf(variation);
  const to = variationId ?? parentId;
  const changed: HTMLElement[] = [];
  for (const heart of document.querySelectorAll<HTMLElement>(HEART)) {
    const nodes = [...heart.querySelectorAll<HTMLElement>("[data-product-id]")].filter((node) =>
      ownHeart(node, parentId),
    );
    const isOwn = nodes.length > 0 || Number(heart.dataset.fragmentRef) === parentId;
    if (!isOwn || Number(heart.dataset.fragmentRef) === to) continue;
    for (const node of nodes) {
      node.dataset.productId = String(to);
      node.dataset.originalProductId = variationId ? String(parentId) : "";
    }
    renumber(heart, heart.dataset.fragmentRef ?? "", to);
    changed.push(heart);
  }
  return changed;
};
