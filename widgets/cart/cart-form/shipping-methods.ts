/** A radio, a select, or the hidden field of a package with only one rate. */
interface ShippingField {
  /** `index` names the package. */
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
