/** A product as the data layer knows it, by the plugin's names. */
export type Item = Record<string, unknown>;

/** The part of an event that says what is sold. */
export type Sale = {
  value: unknown;
  items: readonly Item[];
};

/** Measurements have a size limit. No batch is empty. */
export const inBatches = <One>(all: readonly One[], size: number): One[][] => {
  const step = size >= 1 ? size : Math.max(1, all.length);
  return Array.from({ length: Math.ceil(all.length / step) }, (_, index) =>
    all.slice(index * step, (index + 1) * step),
  );
};

/** NaN where there is none. */
export const wholeNumber = (text: unknown): number => parseInt(String(text), 10);

/** The plugin writes some values as texts. */
type ValueKind = "number" | "text";

export const saleOf = (items: readonly Item[], kind: ValueKind = "number"): Sale => {
  const sum = items.reduce((total, { price, quantity }) => total + (Number(price) || 0) * Number(quantity), 0);
  // Without the dust of binary fractions.
  const text = sum.toFixed(2);
  return { value: kind === "text" ? text : Number(text), items };
};

interface VariationNames {
  usesSku: boolean;
  idPrefix: string;
}

/** The chosen variation of a product. `variation` is the platform's own data. */
export const variationItem = (
  product: Item,
  variation: Readonly<Record<string, unknown>>,
  { usesSku, idPrefix }: VariationNames,
): Item => {
  const { variation_id, sku, attributes } = variation;
  const shown = (usesSku && sku) || variation_id;
  return {
    ...product,
    item_group_id: product.id,
    id: idPrefix ? `${idPrefix}${shown}` : shown,
    item_id: shown,
    sku,
    item_variant: Object.values(Object(attributes)).join(","),
    quantity: 1,
  };
};

/** Undefined where nothing has changed, or a number is missing. */
export const quantityChange = (before: number, now: number) => {
  const more = now - before;
  return more ? { event: more > 0 ? "add_to_cart" : "remove_from_cart", quantity: Math.abs(more) } : undefined;
};

/** The shop's older grids do not tell the server which list they are, but their class does. */
const GRIDS: Readonly<Record<string, string>> = {
  "handpicked-products": "Handpicked Products",
  "product-best-sellers": "Best Selling Products",
  "product-category": "Product Category List",
  "product-new": "New Products",
  "product-on-sale": "Sale Products",
  "products-by-attribute": "Products By Attribute",
  "product-tag": "Products By Tag",
  "product-top-rated": "Top Rated Products",
};

/** @param index - from 1 */
export const gridItem = (item: Item, classes: readonly string[], index: number): Item => {
  const [, item_list_name] = Object.entries(GRIDS).find(([block]) => classes.includes(`wp-block-${block}`)) ?? [];
  if (!item_list_name) return item;
  return { ...item, item_list_name, item_list_id: item_list_name.toLowerCase().replaceAll(" ", "-"), index };
};
