// Spec 2 and 5, Cart and listings; contract of the page builder, chapter 4.
import { requirePart } from "#src/dom/required.ts";

/** The buttons beside the input: the builder's classes, or the same parts marked up by the theme. */
export const INCREASE = '.bde-quantity-button--inc, [data-part="increase"]';
export const DECREASE = '.bde-quantity-button--dec, [data-part="decrease"]';

/** Reads the field as it stands at the time: newer server HTML may have put another in its place. */
export const readField = (host: HTMLElement): (() => HTMLInputElement) => {
  if (host instanceof HTMLInputElement) return () => host;
  const readInput = () => requirePart<HTMLInputElement>(host, "input.qty", "the quantity field");
  readInput();
  return readInput;
};
