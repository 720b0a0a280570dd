import { hasCountedItems } from "./cart-cookie.ts";
import { listenToPage } from "./page-listeners.ts";

/**
 * Shop owners may ask that a widget area's cart is hidden while it is empty. Only the browser knows whether it is, and
 * the first item shows it. Takes what the cart widget prints inside; returns the undo.
 */
export const hideWhileEmpty = (content: HTMLElement): (() => void) => {
  const widget = content.closest(".hide_cart_widget_if_empty")?.closest<HTMLElement>(".widget_shopping_cart");
  if (!widget) return () => {};
  const { display } = widget.style;
  widget.style.display = hasCountedItems() ? "" : "none";
  const stopListening = listenToPage("adding_to_cart", () => {
    widget.style.display = "";
  });
  return () => {
    stopListening();
    // Another script may have put a copy in its place, which says by now what is shown.
    if (content.isConnected) widget.style.display = display;
  };
};
