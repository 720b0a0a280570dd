interface QuantityField {
  value: string;
  min: string;
  max: string;
  isHidden: boolean;
}

interface Limits {
  readonly is_sold_individually?: unknown;
  readonly min_qty?: unknown;
  readonly max_qty?: unknown;
}

const text = (limit: unknown): string => String(limit ?? "");

/** Brings the shopper's quantity within the variation's limits. An empty limit is none. */
export const quantityField = (current: string, { is_sold_individually, min_qty, max_qty }: Limits): QuantityField => {
  if (is_sold_individually === "yes") return { value: "1", min: "1", max: "", isHidden: true };
  const min = text(min_qty);
  const max = text(max_qty);
  const wanted = parseFloat(current);
  const most = wanted > parseFloat(max) ? max : current;
  const isTooLow = Number.isNaN(wanted) || parseFloat(most) < parseFloat(min);
  return { value: isTooLow ? min : most, min, max, isHidden: false };
};
