/** Spec 5: prices are numbers with two decimals; what is none counts as 0. Grouped digits ("1,234.5") are no number. */
export const toPrice = (value: unknown): number => {
  const number = (typeof value === "string" ? Number(value) : value) as number;
  // A trifle more, because 1.005 is 1.00499999999999989.
  return Number.isFinite(number) ? Number((number + Math.sign(number) * 1e-9).toFixed(2)) : 0;
};
