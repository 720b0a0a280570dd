/** Spec 5: prices are numbers with two decimals; what is none counts as 0. Grouped digits ("1,234.5") are no number. */
export const toPrice = (value: unknown): number => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return 0;
  // Through the exponent, because 1.005 * 100 is 100.49999999999999.
  const cents = Math.round(Number(`${Math.abs(number)}e2`));
  return Number.isFinite(cents) ? (Math.sign(number) * cents) / 100 : Number(number.toFixed(2));
};
