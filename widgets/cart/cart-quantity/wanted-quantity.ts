const limit = (text: string, without: number): number => {
  const value = Number.parseFloat(text);
  return Number.isNaN(value) ? without : value;
};

/** What the shopper asks for, within the field's limits; undefined when the field holds no number. */
export const wantedQuantity = (value: string, { min, max }: { min: string; max: string }): number | undefined => {
  const wanted = Number.parseFloat(value);
  if (Number.isNaN(wanted)) return undefined;
  return Math.max(limit(min, 0), Math.min(wanted, limit(max, Number.POSITIVE_INFINITY)));
};
