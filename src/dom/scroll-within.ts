/** Scrolls only the list, never the page, until an item in it can be seen. */
export const scrollWithin = (list: Element, item: Element): void => {
  const shown = list.getBoundingClientRect();
  const { top, bottom } = item.getBoundingClientRect();
  if (top < shown.top) list.scrollTop -= shown.top - top;
  else if (bottom > shown.bottom) list.scrollTop += bottom - shown.bottom;
};
