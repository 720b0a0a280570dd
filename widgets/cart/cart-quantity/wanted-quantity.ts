/** An empty text, or one that is no number, counts as the other. */
const numberOr = (text: string, otherwise: number): number => {
  const value = Number.parseFloat(text);
  return Number.isNaN(value) ? otherwise : value;
};

/** What the shopper asks for, within the field's limits; undefined when the field holds no number. */
export const wantedQuantity = (value: string, { min, max }: { min: string; max: string }): number | undefined => {
  const wanted = Number.parseFloat(value);
  if (Number.isNaN(wanted)) return undefined;
  return Math.max(numberOr(min, 0), Math.min(wanted, numberOr(max, Number.POSITIVE_INFINITY)));
};
