/** When a product is a pre-order, and what is said of its date. */

/** What the server tells of a product or variation, in its own words. */
export interface PreOrderData {
  readonly is_pre_order?: unknown;
  readonly preorder_date_time_filter?: unknown;
  readonly preorder_date_time_format?: unknown;
  readonly preorder_date_human_time?: unknown;
  readonly is_bundled?: unknown;
}

export interface LineTexts {
  /** Has places for `{date_format}`, `{human_readable}` and `{countdown}`. */
  dateTemplate: string;
  /** Undefined where the shop has no such setting. */
  checkbox: unknown;
}

const isYes = (value: unknown): boolean => /^(true|1|yes)$/.test(String(value));

/**
 * The moment until which this is a pre-order; 0 when it is none, NaN when its date cannot be read. The plugin's
 * free edition sends the flag alone, having compared the date itself: that holds for ever. Part of a bundle is bought
 * with the bundle's button.
 */
export const preOrderEnd = (
  { is_pre_order, is_bundled, preorder_date_time_filter }: PreOrderData,
  momentOf: (date: unknown) => number,
): number => {
  if (!isYes(is_pre_order) || isYes(is_bundled)) return 0;
  if (preorder_date_time_filter === undefined) return Infinity;
  return momentOf(preorder_date_time_filter);
};

/** What stands between the places of the countdown; undefined when nothing is said. */
export const availabilityLine = (data: PreOrderData, { dateTemplate, checkbox }: LineTexts): string[] | undefined => {
  if (!dateTemplate || (checkbox !== undefined && checkbox !== "yes")) return undefined;
  const values: Readonly<Record<string, unknown>> = {
    "{date_format}": data.preorder_date_time_format,
    "{human_readable}": data.preorder_date_human_time,
    "{countdown}": data.preorder_date_time_filter,
  };
  // The plugin's free edition sends the flag without a date: a sentence around empty places says nothing.
  if (dateTemplate.includes("{") && !Object.values(values).some(Boolean)) return undefined;
  return dateTemplate
    .replace(/\{(?:date_format|human_readable)\}/g, (place) => String(values[place] ?? ""))
    .split("{countdown}");
};

/** `%d` days, `%h` hours, `%i` minutes and `%s` seconds, as plain numbers. */
export const countdownText = (format: string, values: readonly number[]): string =>
  format.replace(/%([dhis])/g, (_place, unit: string) => String(values["dhis".indexOf(unit)]));
