/** `cart[3c59dc…][qty]` → `3c59dc…`; any other name is sent as it is. */
export const cartItemKeyOf = (fieldName: string): string => /^cart\[(\w+)\]\[qty\]$/.exec(fieldName)?.[1] ?? fieldName;

/** The wanted quantity, within the field's limits; undefined for no number, and for a negative one: zero removes the line. */
export const wantedQuantity = (value: string, { min, max }: { min: string; max: string }): number | undefined => {
  const wanted = parseFloat(value);
  if (!(wanted >= 0)) return undefined;
  const most = parseFloat(max);
  // Without a limit `most` is NaN, and no number is greater than NaN.
  return Math.max(parseFloat(min) || 0, wanted > most ? most : wanted);
};
