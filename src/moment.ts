import { unreadable } from "./errors.ts";
import { parseObject } from "./plain-object.ts";

const EPOCH = /^\d{9,13}$/;

/**
 * The moment of an ISO date, `2027-01-31`, `2027/1/31 18:00:0`, a date in English words or Unix time; NaN for anything
 * else. A date without a zone is read as `offsetHours` east of Greenwich, by default in the visitor's zone.
 */
export const momentOf = (value: unknown, offsetHours?: number): number => {
  const text = String(value ?? "").trim();
  // Unix time has ten digits in seconds for the next centuries, and thirteen in milliseconds.
  if (EPOCH.test(text)) return Number(text) * (text.length > 11 ? 1 : 1000);
  // Engines disagree about dates with dashes or a T, and agree about dates with slashes.
  const slashed = text.replace("-", "/").replace("-", "/");
  // With a zone they agree about a T; Safari reads no slashes before a Z, and no dashes before a zone after a space.
  if (/(Z|UTC|GMT|:.*[+-]\d\d:?\d\d)$/i.test(text)) return Date.parse(text) || Date.parse(slashed);
  const plain = slashed.replace(/T(?=\d)/, " ");
  return offsetHours === undefined ? Date.parse(plain) : Date.parse(`${plain} UTC`) - offsetHours * 3_600_000;
};

/** @throws ContractError when the attribute names no moment, or the offset is no number. */
export const requireMoment = (host: Element, name: string, offset: string | number): number => {
  const text = host.getAttribute(name);
  const moment = momentOf(text, Number(offset));
  if (!Number.isNaN(moment)) return moment;
  throw Number.isNaN(Number(offset))
    ? unreadable("data-utc-offset", "hours", offset)
    : unreadable(name, '"2027/1/31 18:00:00"', text);
};

/**
 * The milliseconds that an attribute names as JSON, `{"Days":1,"Hours":12,"Minutes":30}`; missing units count as 0.
 * @throws ContractError when one of them is no number, or all are missing.
 */
export const requireSpan = (host: Element, name: string): number => {
  const text = host.getAttribute(name);
  const { Days, Hours, Minutes } = parseObject(text, name);
  const span = ((Number(Days ?? 0) * 24 + Number(Hours ?? 0)) * 60 + Number(Minutes ?? 0)) * 60_000;
  if (!Number.isNaN(span + Number(Days ?? Hours ?? Minutes))) return span;
  throw unreadable(name, '{"Days":1,"Hours":12,"Minutes":30}', text);
};
