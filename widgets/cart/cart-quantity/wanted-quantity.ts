/** The wanted quantity, within the field's limits; undefined when the field holds no number. */
export const wantedQuantity = (value: string, { min, max }: { min: string; max: string }): number | undefined => {
  const wanted = parseFloat(value);
  if (Number.isNaN(wanted)) return undefined;
  const most = parseFloat(max);
  // Without a limit `most` is NaN, and no number is greater than NaN.
  return Math.max(parseFloat(min) || 0, wanted > most ? most : wanted);
};
