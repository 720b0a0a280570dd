// Spec 2, 5 and 9, Dates; contract of the pricing plugins, chapter C.4.
import { unreadable } from "#src/errors.ts";
import { dayOf } from "./day.ts";

export interface ProductDatesProps {
  input: HTMLInputElement;
  /** The day of the field's own attribute; empty where today is the earliest. */
  ownMinimum: string;
}

export const readProps = (host: HTMLElement): ProductDatesProps => {
  if (!(host instanceof HTMLInputElement)) throw unreadable("the date", "an <input>", host.localName);
  return { input: host, ownMinimum: dayOf(host.dataset.pre_order_date ?? "") ?? "" };
};
