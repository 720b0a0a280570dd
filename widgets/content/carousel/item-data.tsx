import type { CarouselOptions } from "./carousel-options.ts";

/** The page sets these attributes on the item or on an element in it. */
export const inItem = (slide: HTMLElement, name: "hash" | "dot" | "merge"): string | undefined => {
  const selector = `[data-${name}]`;
  return (slide.matches(selector) ? slide : slide.querySelector<HTMLElement>(selector))?.dataset[name];
};

/** With `mergeFit` an item takes no more places than are shown. */
export const placesOf = (slide: HTMLElement, { merge, mergeFit, items }: CarouselOptions): number => {
  if (!merge) return 1;
  const places = parseInt(inItem(slide, "merge") ?? "", 10) || 1;
  return mergeFit ? Math.min(places, items) : places;
};
