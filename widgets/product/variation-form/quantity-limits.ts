interface QuantityField {
  value: string;
  min: string;
  max: string;
}

interface Limits {
  readonly is_sold_individually?: unknown;
  readonly min_qty?: unknown;
  readonly max_qty?: unknown;
}

const text = (limit: unknown): string => String(limit ?? "");

/** Such a product has no quantity to choose. */
export const isSoldSingly = ({ is_sold_individually }: Limits): boolean => is_sold_individually === "yes";

/** Brings the shopper's quantity within the variation's limits. An empty limit is none. */
export const quantityField = (current: string, limits: Limits): QuantityField => {
  if (isSoldSingly(limits)) return { value: "1", min: "1", max: "" };
  const min = text(limits.min_qty);
  const max = text(limits.max_qty);
  const most = parseFloat(current) > parseFloat(max) ? max : current;
  // What is no number is too low as well.
  return { value: parseFloat(most) >= Number(min) ? most : min, min, max };
};
