import "./wishlist-pending.css";

/**
 * Blocks an element while the shop answers about it, as the platform does: faded, under the shop's own sign of waiting.
 * Returns the undo.
 */
export const showPending = (element: Element): (() => void) => {
  element.setAttribute("data-sw-pending", "wish");
  element.ariaBusy = "true";
  return () => {
    element.removeAttribute("data-sw-pending");
    element.ariaBusy = null;
  };
};
