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
