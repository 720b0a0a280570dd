import { type JQuery, type JQueryCollection, pageJQuery } from "./jquery.ts";

/** Bubbles from an element that the page's `$(element).owlCarousel(options)` wants to be a carousel. */
export const CAROUSEL_REQUESTED = "storefront:carousel-requested";

/** The plugin itself, if it is here, is none of ours. */
const ours = new WeakSet<object>();

/** What the page's call asked for. As with Owl the first one counts, until the carousel is destroyed. */
export const carouselRequests = new WeakMap<Element, Readonly<Record<string, unknown>>>();

/** Themes call `$(element).owlCarousel(options)`, and a method by its name; where Owl is gone, the call is ours. */
export const publishOwlPlugin = ({ fn }: JQuery): void => {
  if (!fn || fn.owlCarousel) return;
  const start = function (this: JQueryCollection, wish: unknown, ...args: unknown[]) {
    if (typeof wish === "string") return this.trigger(`${wish}.owl.carousel`, args);
    for (const element of this.get()) {
      if (!(element instanceof Element) || carouselRequests.has(element)) continue;
      carouselRequests.set(element, { ...(wish ?? {}) });
      element.dispatchEvent(new CustomEvent(CAROUSEL_REQUESTED, { bubbles: true }));
    }
    return this;
  };
  ours.add(start);
  fn.owlCarousel = start;
};

/** True when Owl itself is on the page: its carousels are its own. */
export const hasOwl = (): boolean => {
  const plugin = pageJQuery()?.fn?.owlCarousel;
  return typeof plugin === "function" && !ours.has(plugin);
};
