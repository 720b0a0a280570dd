import { PENDING } from "#src/dom/marks.ts";
import "#src/dom/pending.css";

/** Fades a part of the cart, in which the shopper can go on typing, while the shop is asked. */
export const showBusy = (part: HTMLElement, isBusy: boolean): void => {
  // The shop may send the part as a fragment too, which then has a mark of its own until the answer.
  if (!part.getAttribute(PENDING)) part.toggleAttribute(PENDING, isBusy);
  part.ariaBusy = isBusy ? "true" : null;
};
