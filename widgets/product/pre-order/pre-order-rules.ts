/** The server's pre-order fields of a product or variation, under their wire names. */
export interface PreOrderData {
  readonly is_pre_order?: unknown;
  readonly preorder_date_time_filter?: unknown;
  readonly preorder_date_time_format?: unknown;
  readonly preorder_date_human_time?: unknown;
  readonly is_bundled?: unknown;
}

export interface LineTexts {
  /** May contain `{date_format}`, `{human_readable}` and `{countdown}`. */
  dateTemplate: string;
  /** Undefined when the shop has no such setting. */
  checkbox: unknown;
}

const isYes = (value: unknown): boolean => /^(true|1|yes)$/.test(String(value));

/**
 * When the pre-order ends: 0 for no pre-order, NaN for an unreadable date, Infinity without a date. The plugin's free
 * edition compares the date on the server and sends the flag alone. A bundled variation is bought with the bundle's button.
 */
export const preOrderEnd = (
  { is_pre_order, is_bundled, preorder_date_time_filter }: PreOrderData,
  momentOf: (date: unknown) => number,
): number => {
  if (!isYes(is_pre_order) || isYes(is_bundled)) return 0;
  if (preorder_date_time_filter === undefined) return Infinity;
  return momentOf(preorder_date_time_filter);
};

/** Where the countdown goes in the line. Scripts that translate the page leave it alone. */
const TIMER = '<span role="timer" translate="no"></span>';

/** The line as HTML, which shops write in their texts; empty for no line. */
export const availabilityLine = (data: PreOrderData, { dateTemplate, checkbox }: LineTexts): string => {
  if (checkbox !== undefined && checkbox !== "yes") return "";
  const values: Readonly<Record<string, unknown>> = {
    date_format: data.preorder_date_time_format,
    human_readable: data.preorder_date_human_time,
    countdown: data.preorder_date_time_filter && TIMER,
  };
  // The plugin's free edition sends no date: leave out a sentence whose placeholders would all be empty.
  if (dateTemplate.includes("{") && !Object.values(values).some(Boolean)) return "";
  return dateTemplate.replace(/\{(date_format|human_readable|countdown)\}/g, (_place, name: string) =>
    String(values[name] ?? ""),
  );
};

/** Fills in `%d` days, `%h` hours, `%i` minutes and `%s` seconds without padding. */
export const countdownText = (format: string, values: readonly number[]): string =>
  format.replace(/%([dhis])/g, (_place, unit: string) => String(values["dhis".indexOf(unit)]));
