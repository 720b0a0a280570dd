/** Spec 5: a price has two decimals, and anything but a number is 0. Grouped digits ("1,234.5") are no number. */
export const toPrice = (value: unknown): number => {
  const number = (typeof value === "string" ? Number(value) : value) as number;
  // Add a trifle: 1.005 is stored as 1.00499999999999989 and would be rounded down.
  return Number.isFinite(number) ? Number((number + Math.sign(number) * 1e-9).toFixed(2)) : 0;
};
