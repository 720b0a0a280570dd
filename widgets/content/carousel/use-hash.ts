import { useLayoutEffect, useRef } from "react";
import { useListener } from "#src/ui/use-listener.ts";
import { inItem } from "./item-data.tsx";

/** As the browser writes it. Based on `location`: a <base> may lead to another address, even to another host. */
const addressOf = (slide: HTMLElement): string | undefined => {
  const hash = inItem(slide, "hash");
  // Themes print empty ones.
  return hash && new URL(`#${hash}`, location.href).href;
};

/** The address names a slide by an id in it, or by its `data-hash`. */
export const slideInUrl = (slides: readonly HTMLElement[]): number | undefined => {
  const at = slides.findIndex((slide) => slide.matches(":target, :has(:target)") || addressOf(slide) === location.href);
  return at < 0 ? undefined : at;
};

interface HashOptions {
  viewport: HTMLElement;
  slides: readonly HTMLElement[];
  position: number;
  go: (to: number) => void;
}

/**
 * Address and slides follow each other wherever slides have a hash: Owl does so too, as it never reads its option
 * `URLhashListener`. Turning slides adds no history entry for the Back button.
 */
export const useHash = ({ viewport, slides, position, go }: HashOptions): void => {
  const named = useRef(position);
  const follow = () => {
    const to = slideInUrl(slides);
    if (to !== undefined) go(to);
  };
  useListener(window, "hashchange", follow);
  // The browser scrolls to a target or to the focus by itself, which would add to the library's own offset.
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
    const address = addressOf(slide);
    if (address) history.replaceState(history.state, "", address);
  }, [slides, position]);
};
