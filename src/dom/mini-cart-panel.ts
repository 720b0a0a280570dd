/** Where a mini-cart's content stands: the page builder's panel, a theme's own, or the platform's plain widget. */

const PANEL = '.bde-mini-cart-offcanvas, [data-part="panel"], .widget_shopping_cart';
const TITLE = '.bde-mini-cart-offcanvas-title, [data-part="title"], .widgettitle, .widget-title';

/** What takes the focus when there is no line left to take it: the panel's title, or the panel. */
export const panelTitleOf = (place: HTMLElement): HTMLElement => {
  const panel = place.closest<HTMLElement>(PANEL) ?? place;
  return panel.querySelector<HTMLElement>(TITLE) ?? panel;
};

/** A line's remove link inside a mini-cart. */
export const removeLinkIn = (place: ParentNode, key: string): HTMLElement | null =>
  place.querySelector<HTMLElement>(`[data-cart_item_key="${CSS.escape(key)}"]`);
