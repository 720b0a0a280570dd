import type { RefObject } from "react";
import type { CarouselOptions } from "./carousel-options.ts";
import { modulo, pageAt, pageStarts, stepFrom, type Track } from "./positions.ts";

interface PagedTrack {
  settings: CarouselOptions;
  track: Track;
  /** The position that listeners have last heard of. */
  told: RefObject<number>;
  go: (to: number, speedMs?: number) => void;
}

export const pagesOf = ({ settings, track, told, go }: PagedTrack) => {
  const { items, center, autoWidth, dots, dotsData, dotsEach, slideBy } = settings;
  const size = center || autoWidth || dotsData ? 1 : dotsEach || items;
  const starts = pageStarts(track, size);
  return {
    size,
    starts,
    status() {
      // The track may have been measured since.
      const pages = pageStarts(track, size);
      return {
        item: { count: track.count, index: told.current },
        page: { count: pages.length, index: pageAt(told.current, pages), size },
      };
    },
    step: (direction: 1 | -1, speedMs?: number) => go(stepFrom(told.current, direction, { slideBy, starts }), speedMs),
    to(number: number, speedMs?: number, isSlide?: unknown) {
      const hasPages = dots || slideBy === "page";
      go((hasPages && !isSlide ? starts[modulo(number, starts.length)] : undefined) ?? number, speedMs);
    },
  };
};
