/** A shipping choice of the page, as a field has it: a radio, a select, or the hidden field of a package with only one rate. */
export interface ShippingField {
  /** Which package it is for. */
  readonly dataset: { readonly index?: string | undefined };
  readonly value: string;
  readonly type: string;
  readonly checked?: boolean;
}

/** The chosen rate by package, as the platform's server expects it. */
export const chosenMethods = (fields: readonly ShippingField[]): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(({ type, checked }) => type !== "radio" || checked)
      .map(({ dataset, value }) => [dataset.index ?? "0", value]),
  );
