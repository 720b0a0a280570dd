import type { CarouselOptions } from "./carousel-options.ts";

/** What the page says of a single item, on the item or in it. */
export const inItem = (slide: HTMLElement, name: "hash" | "dot" | "merge"): string | undefined => {
  const selector = `[data-${name}]`;
  return (slide.matches(selector) ? slide : slide.querySelector<HTMLElement>(selector))?.dataset[name];
};

/** Places that a slide takes; where its item may have several, no more than there are, unless the page wants that. */
export const placesOf = (slide: HTMLElement, { merge, mergeFit, items }: CarouselOptions): number => {
  if (!merge) return 1;
  const places = parseInt(inItem(slide, "merge") ?? "", 10) || 1;
  return mergeFit ? Math.min(places, items) : places;
};
