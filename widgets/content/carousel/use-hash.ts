import { useLayoutEffect, useRef } from "react";
import { useListener } from "#src/ui/use-listener.ts";
import { inItem } from "./item-data.tsx";

/** An empty one, as themes print it, names nothing: so do most addresses. */
const hashOf = (slide: HTMLElement): string | undefined => inItem(slide, "hash") || undefined;

/** The slide that the page's address names: as all of the page by an id, or by its hash. */
export const slideInAddress = (slides: readonly HTMLElement[]): number | undefined => {
  const at = slides.findIndex(
    (slide) => slide.matches(":target, :has(:target)") || hashOf(slide) === location.hash.slice(1),
  );
  return at < 0 ? undefined : at;
};

interface AddressWish {
  viewport: HTMLElement;
  slides: readonly HTMLElement[];
  position: number;
  go: (to: number) => void;
}

/**
 * The address follows the slides that have a hash, and they follow the address, as Owl has it without being asked for it:
 * it never reads its `URLhashListener`. Turning slides is no step that Back goes through.
 */
export const useHash = ({ viewport, slides, position, go }: AddressWish): void => {
  const named = useRef(position);
  const follow = () => {
    const to = slideInAddress(slides);
    if (to !== undefined) go(to);
  };
  useListener(window, "hashchange", follow);
  // The browser's own way to what is named or has the focus; slides that are moved as well would be out of place.
  useListener(viewport, "scroll", () => {
    if (viewport.scrollLeft === 0) return;
    viewport.scrollLeft = 0;
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    if (focused < 0) follow();
    else go(focused);
  });
  useLayoutEffect(() => {
    const slide = slides[position];
    if (!slide || named.current === position) return;
    named.current = position;
    const hash = hashOf(slide);
    // The page's own: pages may say that their links start elsewhere, at another host too.
    if (hash) history.replaceState(history.state, "", new URL(`#${hash}`, location.href));
  }, [slides, position]);
};
