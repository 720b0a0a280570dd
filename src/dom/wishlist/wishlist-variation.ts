import { HEART } from "./wishlist-mark.ts";

/** Returns the buttons that changed. Without a variation they stand for the product again. */
export const showVariation = (form: HTMLElement, variation: unknown): HTMLElement[] => {
  const { product_id: parentId = "" } = form.dataset;
  const { variation_id: variationId } = Object(variation);
  const to = String(variationId || parentId);
  // While a variation is shown, the product's id is the "original" one.
  const numbered = `:has([data-product-id="${parentId}"],[data-original-product-id="${parentId}"])`;
  // The popup that moves a listed variation names its product nowhere but in the block's options.
  const printed = `[data-fragment-options*='"parent_product_id":${parentId},']`;
  const stale = `:is([data-fragment-ref="${parentId}"],${numbered},${printed}):not([data-fragment-ref="${to}"])`;
  const changed = [...document.querySelectorAll<HTMLElement>(HEART + stale)];
  for (const heart of changed) {
    const { classList, dataset } = heart;
    // A press that waits for the button's code fades, and keeps the link of the variation that it was made on. Once the
    // code is there, the link itself is marked while the shop is asked.
    if (!dataset.state && heart.getAnimations({ subtree: true })[0])
      heart.replaceChildren(...heart.cloneNode(true).childNodes);
    for (const part of heart.querySelectorAll<HTMLElement>("[data-product-id]")) {
      part.dataset.productId = to;
      part.dataset.originalProductId = variationId ? parentId : "";
    }
    // Keeps the place: the block's key is its classes in their order.
    classList.replace(`add-to-wishlist-${dataset.fragmentRef}`, `add-to-wishlist-${to}`);
    dataset.fragmentRef = to;
    dataset.fragmentOptions &&= dataset.fragmentOptions.replace(/"product_id":\s*"?\d*"?/, `"product_id":${to}`);
  }
  return changed;
};
