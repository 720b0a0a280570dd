import { fireNative } from "./fire-native.ts";
import { type JQuery, type JQueryCollection, pageJQuery } from "./jquery.ts";

/** Bubbles from an element that the page's `$(element).owlCarousel(options)` wants to be a carousel. */
export const CAROUSEL_REQUESTED = "storefront:carousel-requested";

/** What the page's call asked for. As with Owl the first one counts, until the carousel is destroyed. */
export const carouselRequests = new WeakMap<Element, Readonly<Record<string, unknown>>>();

/** How scripts change the slides of a carousel whose code is on its way: it hears of it when it runs. */
export const earlyCalls = new WeakMap<EventTarget, [type: string, args: unknown[]][]>();

const CALLS = "add.owl.carousel remove.owl.carousel replace.owl.carousel to.owl.carousel";

const keepCall = (event: Event, ...args: unknown[]): void => {
  const { type, target, currentTarget } = event;
  if (!target || target !== currentTarget || !earlyCalls.get(target)?.push([type, args])) return;
  // jQuery would call the element's own method of that name: the list would be gone with `remove`.
  event.preventDefault();
};

/** Themes call `$(element).owlCarousel(options)`, and a method by its name; where Owl is gone, the call is ours. */
const owlCarousel = function (this: JQueryCollection, wish: unknown, ...args: unknown[]) {
  if (typeof wish === "string") return this.trigger(`${wish}.owl.carousel`, args);
  for (const element of this.get() as Element[]) {
    if (carouselRequests.has(element)) continue;
    carouselRequests.set(element, { ...(wish as object | undefined) });
    earlyCalls.set(element, []);
    fireNative(element, CAROUSEL_REQUESTED);
  }
  return this.off(CALLS, keepCall).on(CALLS, keepCall);
};

/** Puts ours in where jQuery has no Owl. */
export const publishOwlPlugin = (jquery: JQuery): void => {
  jquery.fn.owlCarousel ??= owlCarousel;
};

/** True when Owl itself is on the page: its carousels are its own. */
export const hasOwl = (): boolean => (pageJQuery()?.fn.owlCarousel ?? owlCarousel) !== owlCarousel;
