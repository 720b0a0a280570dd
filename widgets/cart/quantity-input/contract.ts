// Spec 2 and 5, Cart and listings; header contract 4.
import { requirePart } from "#src/dom/required.ts";

export const INCREASE = '.bde-quantity-button--inc, [data-part="increase"]';
export const DECREASE = '.bde-quantity-button--dec, [data-part="decrease"]';

/** Returns a reader: newer server HTML may replace the field. */
export const readField = (host: HTMLElement): (() => HTMLInputElement) => {
  if (host instanceof HTMLInputElement) return () => host;
  const readInput = () => requirePart(host, "input.qty") as HTMLInputElement;
  readInput();
  return readInput;
};
