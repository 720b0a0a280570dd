/** Scrolls a list, and nothing but the list, so that an item in it can be seen. */
export const scrollWithin = (list: Element, item: Element): void => {
  const shown = list.getBoundingClientRect();
  const { top, bottom } = item.getBoundingClientRect();
  if (top < shown.top) list.scrollTop -= shown.top - top;
  else if (bottom > shown.bottom) list.scrollTop += bottom - shown.bottom;
};
