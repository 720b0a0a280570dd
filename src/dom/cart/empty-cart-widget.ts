import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { hasCartCookie } from "./cart-signs.ts";

/** Widgets seen before: other scripts replace a widget's content, which is our host, with every answer. */
const known = new WeakSet<HTMLElement>();

/**
 * Hides a cart widget while the cart is empty, where the shop's owner wants that: only the browser knows the cart. An
 * emptied cart stays, as with the platform's script, since its last line can be put back in it. Returns the undo.
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
    // Newer content has taken this one's place and handles the widget now.
    if (!content.isConnected) return;
    style.display = display;
    known.delete(widget);
  };
};
