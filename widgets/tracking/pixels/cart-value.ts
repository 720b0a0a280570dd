import type { PixelEvent, Slug } from "./contract.ts";

/** Tracking contract 8.3: what a network is told of an addition to the cart. */

type Params = NonNullable<PixelEvent["params"]>;

export interface Chosen {
  quantity: number;
  /** Of one bundle with its chosen parts. */
  price?: number | undefined;
  /** Of a grouped product. */
  parts?: readonly (readonly [id: string, quantity: number])[];
}

interface Addition {
  quantity: number;
  /** Of products whose price is made of their parts' prices. */
  total?: number | undefined;
  parts?: readonly { contentId: string; price: number; quantity: number }[];
}

/** `grouped` are the parts as printed for the network. Undefined where nothing of a grouped product is added. */
export const additionOf = (
  { quantity, price, parts: chosen }: Chosen,
  grouped: PixelEvent["grouped"] = {},
): Addition | undefined => {
  if (!chosen) return { quantity, total: price && price * quantity };
  const parts = chosen.map(([id, quantity]) => ({
    contentId: String(grouped[id]?.content_id),
    price: Number(grouped[id]?.price ?? 0),
    quantity,
  }));
  const total = parts.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return total > 0 ? { quantity, total, parts } : undefined;
};

const counted = (rows: readonly Params[], { quantity, parts }: Addition): Params[] => {
  if (!parts) return rows.map((row, index) => (index === 0 ? { ...row, quantity } : row));
  return rows.flatMap((row) => {
    const part = parts.find(({ contentId }) => contentId === String(row.item_id ?? row.id));
    if (!part) return [row];
    const { price, quantity } = part;
    return quantity > 0 ? [{ ...row, quantity, ...("price" in row && { price }) }] : [];
  });
};

const isLeftOut = (id: unknown, { parts = [] }: Addition): boolean =>
  parts.some(({ contentId, quantity }) => !quantity && contentId === String(id));

/** `countsValue` says whether the event's value follows the quantity. */
export const addedParams = (slug: Slug, params: Params, addition: Addition & { countsValue: boolean }): Params => {
  const { ecommerce, content_ids: ids, value } = params;
  // The tag manager's events may hold it all in there.
  if (ecommerce instanceof Object) return { ...params, ecommerce: addedParams(slug, ecommerce as Params, addition) };
  const listName = slug === "facebook" ? "contents" : "items";
  const valueName = slug === "ga" ? "ecomm_totalvalue" : "value";
  const rows = params[listName];
  const list = Array.isArray(rows) ? counted(rows, addition) : [];
  const { total = Number(list[0]?.price ?? value) * addition.quantity } = addition;
  return {
    ...params,
    ...(listName in params && { [listName]: list }),
    ...(Array.isArray(ids) && { content_ids: ids.filter((id) => !isLeftOut(id, addition)) }),
    ...(addition.countsValue && valueName in params && { [valueName]: total }),
  };
};
