import type { CarouselOptions } from "./carousel-options.ts";

/** A position is the number of the first slide shown, or of the centred one. */

export interface Track {
  count: number;
  /** Shown at a time. */
  items: number;
  /** The last position. */
  last: number;
  isLoop: boolean;
  isCentered: boolean;
  /** A step past the end leads to the beginning. */
  rewinds: boolean;
}

export const modulo = (value: number, by: number): number => ((value % by) + by) % by;

export const positionFor = (to: number, { count, last, isLoop, rewinds }: Track): number => {
  if (isLoop) return modulo(to, count);
  return rewinds ? modulo(to, last + 1) : Math.max(0, Math.min(last, to));
};

/** One position per dot. */
export const pageStarts = ({ count, last }: Track, size: number): number[] => {
  const starts: number[] = [];
  for (let at = 0; at < count; at += Math.max(1, Math.floor(size))) {
    starts.push(Math.min(last, at));
    if (at >= last) break;
  }
  return starts;
};

export const pageAt = (position: number, starts: readonly number[]): number =>
  starts.findLastIndex((start) => start <= position);

/** A step goes over `slideBy` slides, or to the next of the pages that begin at `starts`. */
interface Stride {
  slideBy: number | "page";
  starts: readonly number[];
}

/** 1 is forwards, -1 backwards. */
export const stepFrom = (position: number, direction: 1 | -1, { slideBy, starts }: Stride): number =>
  slideBy === "page"
    ? (starts[modulo(pageAt(position, starts) + direction, starts.length)] ?? position)
    : position + direction * slideBy;

/** Slides that are at least partly visible, in order, and `beside` more on either side. */
export const shownAt = (position: number, { count, items, isLoop, isCentered }: Track, beside: number): number[] => {
  const reach = Math.ceil((items - 1) / 2);
  const from = position - beside - (isCentered ? reach : 0);
  const to = position + beside + (isCentered ? reach : Math.ceil(items) - 1);
  const numbers = Array.from({ length: Math.min(to - from + 1, isLoop ? count : Infinity) }, (_, at) => from + at);
  return numbers
    .map((number) => (isLoop ? modulo(number, count) : number))
    .filter((number) => number >= 0 && number < count);
};

/** `near` slides peek in at the edges; the pictures of `due` slides load now. */
export const inSight = (position: number, track: Track, settings: CarouselOptions) => {
  const { autoWidth, merge, stagePadding, lazyLoadEager } = settings;
  const peeking = stagePadding > 0 ? 1 : 0;
  // With individual widths, the number of visible slides is unknown.
  const isVague = autoWidth || merge;
  const within = (beside: number) => (isVague ? [...Array(track.count).keys()] : shownAt(position, track, beside));
  return { shown: within(0), near: within(peeking), due: within(peeking + lazyLoadEager) };
};

export const waysFrom = (position: number, { isLoop, rewinds, last }: Track) => {
  const isEndless = (isLoop || rewinds) && last > 0;
  return { canGoBack: isEndless || position > 0, canGoOn: isEndless || position < last };
};
