interface Stock {
  readonly is_in_stock?: unknown;
  /** False for a variation without a price, which the panel calls unavailable. */
  readonly variation_is_visible?: unknown;
  readonly max_qty?: unknown;
  readonly variation_stock_left?: unknown;
}

/** The remaining stock if `max_qty` is at or below the threshold, else undefined. NaN as threshold: never. */
export const stockLeft = (
  { is_in_stock, variation_is_visible, max_qty, variation_stock_left }: Stock,
  threshold: number,
): string | undefined => {
  const most = Number(max_qty);
  if (!is_in_stock || variation_is_visible === false || !(most > 0 && most <= threshold)) return undefined;
  return String(variation_stock_left || most);
};
