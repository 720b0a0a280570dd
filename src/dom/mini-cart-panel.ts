import { isFocusLost, moveFocus } from "./focus.ts";
import { focusOrder } from "./focus-order.ts";

/** Where a mini-cart's content stands: the page builder's panel, a theme's own, or the platform's plain widget. */

const PANEL = '.bde-mini-cart-offcanvas, [data-part="panel"], .widget_shopping_cart';
const TITLE = '.bde-mini-cart-offcanvas-title, [data-part="title"], .widgettitle, .widget-title';

/** What takes the focus when there is no line left to take it: the panel's title, or the panel. */
export const panelTitleOf = (place: HTMLElement): HTMLElement => {
  const panel = place.closest<HTMLElement>(PANEL) ?? place;
  return panel.querySelector<HTMLElement>(TITLE) ?? panel;
};

/** A line's remove link inside a mini-cart. One of the builders prints another before the platform's, and hides it. */
export const removeLinkIn = (place: ParentNode, key: string): HTMLElement | null => {
  const link = `[data-cart_item_key="${CSS.escape(key)}"]`;
  return place.querySelector<HTMLElement>(`.remove_from_cart_button${link}`) ?? place.querySelector<HTMLElement>(link);
};

/** What holds the mini-cart of a line and survives its repaint. Some themes print its list into a block of their own. */
export const placeOf = (row: HTMLElement): HTMLElement =>
  (row.closest('.widget_shopping_cart_content, [data-widget="undo-remove"]') ?? row.closest("ul") ?? row)
    .parentElement ?? row;

/**
 * Remembers the lines' order before the shop is asked: the repaint that takes a line away also takes the focus that was
 * in it. The returned function gives the focus to a line that is left, else to the panel's title.
 */
export const rememberFocus = (row: HTMLElement, key: string): (() => void) => {
  const place = placeOf(row);
  if (!row.contains(document.activeElement)) return () => {};
  const links = [...place.querySelectorAll<HTMLElement>("[data-cart_item_key]")];
  const order = focusOrder(
    links.map((link) => link.dataset.cart_item_key ?? ""),
    key,
  );
  return () => {
    // The shopper may have gone elsewhere meanwhile.
    if (row.isConnected || !isFocusLost()) return;
    const next = order.map((left) => removeLinkIn(place, left)).find(Boolean);
    moveFocus(next ?? panelTitleOf(place), {});
  };
};
