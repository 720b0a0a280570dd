/** What the server's wishlist HTML says of products and lists. */

export const HEART = ".yith-wcwl-add-to-wishlist";

const LISTED = ".exists, :has(.delete_item, .yith-wcwl-wishlistaddedbrowse, .yith-wcwl-wishlistexistsbrowse)";

const withSelf = (root: Element | Document, selector: string): HTMLElement[] => {
  const found = [...root.querySelectorAll<HTMLElement>(selector)];
  if (root instanceof HTMLElement && root.matches(selector)) found.unshift(root);
  return found;
};

export const isListed = (heart: Element): boolean => heart.matches(LISTED);

/** Product id to whether it is in a list, by buttons and by rows of the wishlist's table. */
export const readListed = (root: Element | Document): Map<number, boolean> => {
  const listed = new Map<number, boolean>();
  for (const heart of withSelf(root, HEART)) {
    const id = Number(heart.dataset.fragmentRef);
    // An empty block waits for its content and says nothing yet.
    if (id && heart.firstElementChild) listed.set(id, isListed(heart) || listed.get(id) === true);
  }
  for (const row of withSelf(root, ".wishlist_table [data-row-id]")) listed.set(Number(row.dataset.rowId), true);
  return listed;
};

/** The blocks of a product by class, as the platform addresses them. */
export const heartsOf = (productId: number | string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`.add-to-wishlist-${Number(productId)}`),
];

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

/**
 * Makes a product's buttons stand for one of its variations, or (without one) for the product again. Returns the
 * buttons that changed.
 */
export const showVariation = (parentId: number, variationId: number | undefined): HTMLElement[] => {
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
