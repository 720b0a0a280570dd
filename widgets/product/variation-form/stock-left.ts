interface Stock {
  readonly is_in_stock?: unknown;
  readonly max_qty?: unknown;
  readonly variation_stock_left?: unknown;
}

/** How many are left, where that is few enough to say: `max_qty` at or below the threshold. With NaN for it never. */
export const stockLeft = (
  { is_in_stock, max_qty, variation_stock_left }: Stock,
  threshold: number,
): string | undefined => {
  const most = parseFloat(String(max_qty));
  if (!is_in_stock || !(most > 0 && most <= threshold)) return undefined;
  return String(variation_stock_left || most);
};
