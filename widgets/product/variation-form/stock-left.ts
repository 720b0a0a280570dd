interface Stock {
  readonly is_in_stock?: unknown;
  readonly max_qty?: unknown;
  readonly variation_stock_left?: unknown;
}

/** How many are left, where that is few enough to say: `max_qty` at or below the threshold. Without a threshold never. */
export const stockLeft = (
  { is_in_stock, max_qty, variation_stock_left }: Stock,
  threshold: number | undefined,
): string | undefined => {
  const most = Number.parseFloat(String(max_qty));
  if (threshold === undefined || !is_in_stock || !(most > 0 && most <= threshold)) return undefined;
  return String(variation_stock_left || most);
};
