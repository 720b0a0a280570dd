import { PENDING } from "#src/dom/marks.ts";
import "#src/dom/pending.css";
import "./wishlist-pending.css";

/** Blocks an element while the shop answers, as the platform does: faded, under the shop's spinner. Returns the undo. */
export const showPending = (element: Element): (() => void) => {
  element.setAttribute(PENDING, "wish");
  element.ariaBusy = "true";
  return () => {
    element.removeAttribute(PENDING);
    element.ariaBusy = null;
  };
};
