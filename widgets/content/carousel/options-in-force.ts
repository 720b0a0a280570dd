import { type CarouselOptions, owlOptions } from "./carousel-options.ts";

/** Of the `responsive` options, the greatest key up to the window's width applies, over the base. */
export const optionsAt = (options: CarouselOptions, width: number): CarouselOptions => {
  const keys = Object.keys(options.responsive).filter((key) => Number(key) <= width);
  const key = keys.toSorted((one, other) => Number(one) - Number(other)).at(-1);
  const at =
    key === undefined ? options : { ...options, ...owlOptions(Object(options.responsive[key])), breakpoint: key };
  // A narrow window shows fewer slides; a step must not skip unseen ones.
  return at.slideBy === "page" ? at : { ...at, slideBy: Math.min(at.slideBy, Math.ceil(at.items)) };
};

/** An endless row needs more slides than are shown; of slides with widths of their own nobody knows how many are. */
export const mayLoop = ({ loop, items, autoWidth, merge }: CarouselOptions, count: number): boolean =>
  loop && (autoWidth || merge || count > items);

/** Pixels of the neighbours that show on either side. An endless row of too few slides cannot fill that room. */
export const peekOf = ({ loop, items, stagePadding }: CarouselOptions, count: number): number =>
  loop && count > items + 1 ? stagePadding : 0;

/** The theme's animations work for one slide at a time, and not for a visitor who prefers reduced motion. */
export const animationsOf = ({ items, animateIn, animateOut }: CarouselOptions, isReduced: boolean) =>
  items === 1 && !isReduced ? { animateIn, animateOut } : { animateIn: "", animateOut: "" };
