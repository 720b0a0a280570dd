/** When a product is a pre-order, and what is said of its date. */

/** What the server tells of a product or variation, in its own words. */
export interface PreOrderData {
  readonly is_pre_order?: unknown;
  readonly preorder_date_time_filter?: unknown;
  readonly preorder_date_time_format?: unknown;
  readonly preorder_date_human_time?: unknown;
  readonly is_bundled?: unknown;
}

export interface PreOrderTexts {
  /** Empty where the shop has never saved one. */
  preOrderText: string;
  defaultText: string;
  /** Has places for `{date_format}`, `{human_readable}` and `{countdown}`. */
  dateTemplate: string;
  /** Undefined where the shop has no such setting. */
  checkbox: string | undefined;
}

const isYes = (value: unknown): boolean => ["true", "1", "yes"].includes(String(value));

const EPOCH = /^\d{9,13}$/;

/** Seconds have ten digits for the next centuries, milliseconds thirteen. */
const fromEpoch = (digits: string): number => Number(digits) * (digits.length > 11 ? 1 : 1000);

/** ISO dates, `2027-01-31`, `2027-01-31 18:00:00` and Unix time, zoneless ones by the visitor's clock; NaN for anything else. */
export const momentOf = (value: unknown): number => {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  if (EPOCH.test(text)) return fromEpoch(text);
  if (/^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/i.test(text)) return Date.parse(text);
  const parts = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d\d)(?::(\d\d))?)?/.exec(text);
  if (!parts) return Number.NaN;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  return new Date(year, month - 1, day, hour, minute, second).getTime();
};

/**
 * The moment until which this is a pre-order; undefined when it is none. The plugin's free edition sends the flag
 * alone, having compared the date itself: that holds for ever. Part of a bundle is bought with the bundle's button.
 */
export const preOrderEnd = ({
  is_pre_order,
  is_bundled,
  preorder_date_time_filter,
}: PreOrderData): number | undefined => {
  if (!isYes(is_pre_order) || isYes(is_bundled)) return undefined;
  if (preorder_date_time_filter === undefined) return Number.POSITIVE_INFINITY;
  const moment = momentOf(preorder_date_time_filter);
  return Number.isNaN(moment) ? undefined : moment;
};

export const isPreOrder = (data: PreOrderData, now: number): boolean => (preOrderEnd(data) ?? now) > now;

/** Undefined where the button keeps the server's text. */
export const buttonText = (isActive: boolean, { preOrderText, defaultText }: PreOrderTexts): string | undefined =>
  (isActive ? preOrderText : defaultText) || undefined;

/** What stands between the places of the countdown; undefined when nothing is said. */
export const availabilityLine = (
  data: PreOrderData,
  { dateTemplate, checkbox }: PreOrderTexts,
): string[] | undefined => {
  if (!dateTemplate || (checkbox !== undefined && checkbox !== "yes")) return undefined;
  const values: Readonly<Record<string, unknown>> = {
    "{date_format}": data.preorder_date_time_format,
    "{human_readable}": data.preorder_date_human_time,
  };
  return dateTemplate
    .replace(/\{(?:date_format|human_readable)\}/g, (place) => String(values[place] ?? ""))
    .split("{countdown}");
};

/** `%d` days, `%h` hours, `%i` minutes and `%s` seconds, as plain numbers. */
export const countdownText = (format: string, left: number): string => {
  const seconds = Math.max(0, Math.floor(left / 1000));
  const values: Readonly<Record<string, number>> = {
    d: Math.floor(seconds / 86_400),
    h: Math.floor(seconds / 3600) % 24,
    i: Math.floor(seconds / 60) % 60,
    s: seconds % 60,
  };
  return format.replace(/%([dhis])/g, (_place, unit: string) => String(values[unit]));
};
