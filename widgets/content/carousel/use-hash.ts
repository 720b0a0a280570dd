import { useLayoutEffect, useRef } from "react";
import { useListener } from "#src/ui/use-listener.ts";
import { inItem } from "./item-data.tsx";

const hashOf = (slide: HTMLElement): string | undefined => inItem(slide, "hash");

/** The slide that the page's address names. */
export const slideInAddress = (slides: readonly HTMLElement[]): number | undefined => {
  const at = slides.findIndex((slide) => hashOf(slide) === location.hash.slice(1));
  return at < 0 ? undefined : at;
};

interface AddressWish {
  slides: readonly HTMLElement[];
  isOn: boolean;
  position: number;
  go: (to: number) => void;
}

/** The address follows the slides, and they follow the address. Turning slides is no step that Back goes through. */
export const useHash = ({ slides, isOn, position, go }: AddressWish): void => {
  const named = useRef(position);
  useListener(window, "hashchange", () => {
    const to = isOn ? slideInAddress(slides) : undefined;
    if (to !== undefined) go(to);
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
