import { unreadable } from "./errors.ts";

/** Dates as shops and their plugins write them. */

const EPOCH = /^\d{9,13}$/;

/**
 * The moment of ISO dates, `2027-01-31`, `2027/1/31 18:00:0`, dates in English words and Unix time; NaN for anything
 * else. A date that names no zone is one of a clock so many hours east of Greenwich, or else of the visitor's.
 */
export const momentOf = (value: unknown, offsetHours?: number): number => {
  const text = String(value ?? "").trim();
  // Seconds have ten digits for the next centuries, milliseconds thirteen.
  if (EPOCH.test(text)) return Number(text) * (text.length > 11 ? 1 : 1000);
  if (/(Z|UTC|GMT|:.*[+-]\d\d:?\d\d)$/i.test(text)) return Date.parse(text);
  // With dashes or a T engines differ in what they read; the form with slashes is one for all.
  const plain = text.replace(/-/g, "/").replace(/T(?=\d)/, " ");
  return offsetHours === undefined ? Date.parse(plain) : Date.parse(`${plain} UTC`) - offsetHours * 3_600_000;
};

/**
 * The moment that an attribute names.
 * @throws ContractError when it names none.
 */
export const requireMoment = (host: Element, name: string, offsetHours: number): number => {
  const text = host.getAttribute(name);
  const moment = momentOf(text, offsetHours);
  if (Number.isNaN(moment)) throw unreadable(name, '"2027/1/31 18:00:00"', text);
  return moment;
};

/**
 * The milliseconds that an attribute names as JSON, `{"Days":1,"Hours":12,"Minutes":30}`; what is left out counts none.
 * @throws ContractError when one of them is no number.
 */
export const requireSpan = (host: Element, name: string): number => {
  const text = host.getAttribute(name) ?? "{}";
  const { Days = 0, Hours = 0, Minutes = 0 } = JSON.parse(text);
  const span = ((Number(Days) * 24 + Number(Hours)) * 60 + Number(Minutes)) * 60_000;
  if (Number.isNaN(span)) throw unreadable(name, '{"Days":1,"Hours":12,"Minutes":30}', text);
  return span;
};
