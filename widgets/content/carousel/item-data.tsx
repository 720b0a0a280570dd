/** What the page says of a single item, on the item or in it. */
export const inItem = (slide: HTMLElement, name: "hash" | "dot" | "merge"): string | undefined => {
  const selector = `[data-${name}]`;
  return (slide.matches(selector) ? slide : slide.querySelector<HTMLElement>(selector))?.dataset[name];
};

/** Places that an item takes; no more than there are, unless the page wants that. */
export const placesOf = (slide: HTMLElement, items: number, fits: boolean): number => {
  const places = Number.parseInt(inItem(slide, "merge") ?? "", 10) || 1;
  return fits ? Math.min(places, items) : places;
};
