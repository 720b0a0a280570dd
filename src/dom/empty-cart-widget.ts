import { hasCountedItems } from "./cart-cookie.ts";
import { listenToPage } from "./page-listeners.ts";

/**
 * Shop owners may ask that a widget area's cart is hidden while it is empty. Only the browser knows whether it is, and
 * the first item shows it. Takes what the cart widget prints inside; returns the undo.
 */
export const hideWhileEmpty = (content: HTMLElement): (() => void) => {
  const widget = content.closest(".hide_cart_widget_if_empty")?.closest<HTMLElement>(".widget_shopping_cart");
  if (!widget) return () => undefined;
  const { display } = widget.style;
  widget.style.display = hasCountedItems() ? "" : "none";
  // Scripts that add something by themselves tell only that they have.
  const stops = ["adding_to_cart", "added_to_cart"].map((name) =>
    listenToPage(name, () => {
      widget.style.display = "";
    }),
  );
  return () => {
    for (const stop of stops) stop();
    widget.style.display = display;
  };
};
