import { fireNative } from "#src/dom/fire-native.ts";
import { type JQuery, type JQueryCollection, pageJQuery } from "./jquery.ts";

/** Bubbles from an element for which the page calls `$(element).owlCarousel(options)`. */
export const CAROUSEL_REQUESTED = "storefront:carousel-requested";

/** The options of the page's call. As with Owl the first call counts, until the carousel is destroyed. */
export const carouselRequests = new WeakMap<Element, Readonly<Record<string, unknown>>>();

/** Calls for a carousel whose code is still loading; the carousel repeats them once it runs. */
export const earlyCalls = new WeakMap<EventTarget, [type: string, args: unknown[]][]>();

const CALLS = "add.owl.carousel remove.owl.carousel replace.owl.carousel to.owl.carousel";

const keepCall = (event: Event, ...args: unknown[]): void => {
  const { type, target, currentTarget } = event;
  if (!target || target !== currentTarget || !earlyCalls.get(target)?.push([type, args])) return;
  // jQuery would call the element's own method of that name too: `remove` would take the list off the page.
  event.preventDefault();
};

/** Themes call `$(element).owlCarousel()` with options or a method's name. The function is ours where Owl is gone. */
const owlCarousel = function (this: JQueryCollection, optionsOrMethod: unknown, ...args: unknown[]) {
  if (typeof optionsOrMethod === "string") return this.trigger(`${optionsOrMethod}.owl.carousel`, args);
  for (const element of this.get() as Element[]) {
    if (carouselRequests.has(element)) continue;
    carouselRequests.set(element, { ...(optionsOrMethod as object | undefined) });
    earlyCalls.set(element, []);
    fireNative(element, CAROUSEL_REQUESTED);
  }
  return this.off(CALLS, keepCall).on(CALLS, keepCall);
};

export const publishOwlPlugin = (jquery: JQuery): void => {
  jquery.fn.owlCarousel ??= owlCarousel;
};

/** True when Owl itself is on the page and keeps its carousels. */
export const hasOwl = (): boolean => (pageJQuery()?.fn.owlCarousel ?? owlCarousel) !== owlCarousel;
