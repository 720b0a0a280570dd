import { useLayoutEffect, useRef } from "react";
import { useListener } from "#src/ui/use-listener.ts";
import { inItem } from "./item-data.tsx";

const hashOf = (slide: HTMLElement): string | undefined => inItem(slide, "hash");

/** The slide that the page's address names: as all of the page by an id, where `isOn` by its hash too. */
export const slideInAddress = (slides: readonly HTMLElement[], isOn: boolean): number | undefined => {
  const at = slides.findIndex(
    (slide) => slide.matches(":target, :has(:target)") || (isOn && hashOf(slide) === location.hash.slice(1)),
  );
  return at < 0 ? undefined : at;
};

interface AddressWish {
  viewport: HTMLElement;
  slides: readonly HTMLElement[];
  isOn: boolean;
  position: number;
  go: (to: number) => void;
}

/** The address follows the slides, and they follow the address. Turning slides is no step that Back goes through. */
export const useHash = ({ viewport, slides, isOn, position, go }: AddressWish): void => {
  const named = useRef(position);
  const follow = () => {
    const to = slideInAddress(slides, isOn);
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
    if (!isOn || !slide || named.current === position) return;
    named.current = position;
    const hash = hashOf(slide);
    // The page's own: pages may say that their links start elsewhere, at another host too.
    if (hash) history.replaceState(history.state, "", new URL(`#${hash}`, location.href));
  }, [slides, isOn, position]);
};
