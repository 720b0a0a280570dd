/** What the shopper asks for, within the field's limits; undefined when the field holds no number. */
export const wantedQuantity = (value: string, { min, max }: { min: string; max: string }): number | undefined => {
  const wanted = parseFloat(value);
  if (Number.isNaN(wanted)) return undefined;
  const most = parseFloat(max);
  // Nothing is more than a limit that is no number.
  return Math.max(parseFloat(min) || 0, wanted > most ? most : wanted);
};
