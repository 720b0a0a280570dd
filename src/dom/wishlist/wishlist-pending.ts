import "./wishlist-pending.css";

/** Blocks an element while the shop answers, as the platform does: faded, under the shop's spinner. Returns the undo. */
export const showPending = (element: Element): (() => void) => {
  element.setAttribute("data-sw-pending", "wish");
  element.ariaBusy = "true";
  return () => {
    element.removeAttribute("data-sw-pending");
    element.ariaBusy = null;
  };
};
