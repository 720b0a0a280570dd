import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { focusOrder } from "#src/dom/focus-order.ts";

/** The place of a mini-cart: the page builder's panel, a theme's own, or the platform's plain widget. */

export const PANEL = '.bde-mini-cart-offcanvas, [data-part="panel"]';
export const TITLE = '.bde-mini-cart-offcanvas-title, [data-part="title"]';

export const panelTitleOf = (place: HTMLElement): HTMLElement => {
  const panel = place.closest<HTMLElement>(`${PANEL}, .widget_shopping_cart`) ?? place;
  return panel.querySelector<HTMLElement>(`${TITLE}, .widgettitle, .widget-title`) ?? panel;
};

/** One page builder prints another remove link before the platform's and hides it. */
export const removeLinkIn = (place: ParentNode, key: string): HTMLElement | null => {
  const link = `[data-cart_item_key="${CSS.escape(key)}"]`;
  return place.querySelector<HTMLElement>(`.remove_from_cart_button${link}`) ?? place.querySelector<HTMLElement>(link);
};

/** The element around a line's mini-cart, which survives a repaint. Some themes print the list into their own block. */
export const placeOf = (row: HTMLElement): HTMLElement =>
  (row.closest('.widget_shopping_cart_content, [data-widget="undo-remove"]') ?? row.closest("ul") ?? row)
    .parentElement ?? row;

/**
 * Call this before the repaint, which takes the focus away. The returned function focuses the nearest line left, or the
 * same control where the line is to stay.
 */
export const rememberFocus = (row: HTMLElement, key: string, isKept = false): (() => void) => {
  const place = placeOf(row);
  if (!row.contains(document.activeElement)) return () => {};
  const stopsIn = (line: Element) => [...line.querySelectorAll<HTMLElement>("a, button, input")];
  const at = stopsIn(row).indexOf(document.activeElement as HTMLElement);
  const links = [...place.querySelectorAll<HTMLElement>("[data-cart_item_key]")];
  const order = focusOrder(
    links.map((link) => link.dataset.cart_item_key ?? ""),
    key,
  );
  return () => {
    // The shopper may have moved on meanwhile.
    if (row.isConnected || !isFocusLost()) return;
    // The platform's own script prints every line anew, also those that stay.
    const kept = isKept && removeLinkIn(place, key)?.closest(row.localName);
    const next = order.map((left) => removeLinkIn(place, left)).find(Boolean);
    moveFocus((kept && stopsIn(kept)[at]) || next || panelTitleOf(place), {});
  };
};
