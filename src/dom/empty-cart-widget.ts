import { hasCartCookie } from "./cart-cookie.ts";
import { listenToPage } from "./page-listeners.ts";

/** Those that are not looked at for the first time: other scripts replace their content with every answer. */
const known = new WeakSet<HTMLElement>();

/**
 * Shop owners may ask that a widget area's cart is hidden while it is empty. Only the browser knows whether it is, and
 * the first item shows it. A cart that is emptied stays, as with the platform's script: its last line can be put back
 * in it. Takes what the cart widget prints inside; returns the undo.
 */
export const hideWhileEmpty = (content: HTMLElement): (() => void) => {
  const widget = content.closest(".hide_cart_widget_if_empty")?.closest<HTMLElement>(".widget_shopping_cart");
  if (!widget) return () => {};
  const { style } = widget;
  const { display } = style;
  if (hasCartCookie()) style.display = "";
  else if (!known.has(widget)) style.display = "none";
  known.add(widget);
  const stopListening = listenToPage("adding_to_cart", () => {
    style.display = "";
  });
  return () => {
    stopListening();
    // Where another content has taken this one's place, the widget is its.
    if (!content.isConnected) return;
    style.display = display;
    known.delete(widget);
  };
};
