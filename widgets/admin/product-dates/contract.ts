// Spec 2, 5 and 9, Dates; pricing contract C.4.
import { unreadable } from "#src/errors.ts";
import { dayOf } from "./day.ts";

export const readInput = (host: HTMLElement): HTMLInputElement => {
  if (host instanceof HTMLInputElement) return host;
  throw unreadable("the date", "an <input>", host.localName);
};

/** The earliest day from the field's own attribute; empty when that is today. */
export const ownMinimum = ({ dataset }: HTMLElement): string => dayOf(dataset.pre_order_date ?? "") ?? "";
