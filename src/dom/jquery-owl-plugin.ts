import { type JQuery, type JQueryCollection, pageJQuery } from "./jquery.ts";

/** Bubbles from an element that the page's `$(element).owlCarousel(options)` wants to be a carousel. */
export const CAROUSEL_REQUESTED = "storefront:carousel-requested";

/** What the page's call asked for. As with Owl the first one counts, until the carousel is destroyed. */
export const carouselRequests = new WeakMap<Element, Readonly<Record<string, unknown>>>();

/** Themes call `$(element).owlCarousel(options)`, and a method by its name; where Owl is gone, the call is ours. */
const owlCarousel = function (this: JQueryCollection, wish: unknown, ...args: unknown[]) {
  if (typeof wish === "string") return this.trigger(`${wish}.owl.carousel`, args);
  for (const element of this.get() as Element[]) {
    if (carouselRequests.has(element)) continue;
    carouselRequests.set(element, { ...(wish as object | undefined) });
    element.dispatchEvent(new CustomEvent(CAROUSEL_REQUESTED, { bubbles: true }));
  }
  return this;
};

export const publishOwlPlugin = ({ fn }: JQuery): void => {
  if (fn) fn.owlCarousel ??= owlCarousel;
};

/** True when Owl itself is on the page: its carousels are its own. */
export const hasOwl = (): boolean => (pageJQuery()?.fn?.owlCarousel ?? owlCarousel) !== owlCarousel;
