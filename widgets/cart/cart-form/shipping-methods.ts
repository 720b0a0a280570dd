/** A shipping choice of the page: a radio, a select, or the hidden field of a package with only one rate. */
export interface ShippingField {
  /** Which package it is for, from `data-index`. */
  index: string;
  value: string;
  isChosen: boolean;
}

/** The chosen rate by package, as the platform's server expects it. */
export const chosenMethods = (fields: readonly ShippingField[]): Record<string, string> =>
  Object.fromEntries(fields.filter(({ isChosen }) => isChosen).map(({ index, value }) => [index, value]));
