import type { CarouselOptions } from "./carousel-options.ts";

/** Where a carousel can stand. A position is the number of the first slide shown, or of the one in the centre. */

export interface Track {
  count: number;
  /** Slides that are shown at a time. */
  items: number;
  /** The last position. */
  last: number;
  isLoop: boolean;
  isCentered: boolean;
  /** After the end comes the beginning. */
  rewinds: boolean;
}

export const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** The position that a wish for any number leads to. */
export const positionFor = (wish: number, { count, last, isLoop, rewinds }: Track): number => {
  if (isLoop) return modulo(wish, count);
  return rewinds ? modulo(wish, last + 1) : Math.max(0, Math.min(last, wish));
};

/** The position that each dot stands for. */
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

/** How far a step goes: over so many slides, or to the next page, of those that begin at `starts`. */
interface Stride {
  slideBy: number | "page";
  starts: readonly number[];
}

/** The wish of the button forwards (1) or backwards (-1). */
export const stepFrom = (position: number, direction: 1 | -1, { slideBy, starts }: Stride): number =>
  slideBy === "page"
    ? (starts[modulo(pageAt(position, starts) + direction, starts.length)] ?? position)
    : position + direction * slideBy;

/** Which slides are at least partly to be seen, in their order; `beside` counts neighbours in too. */
export const shownAt = (position: number, { count, items, isLoop, isCentered }: Track, beside: number): number[] => {
  const reach = Math.ceil((items - 1) / 2);
  const from = position - beside - (isCentered ? reach : 0);
  const to = position + beside + (isCentered ? reach : Math.ceil(items) - 1);
  const numbers = Array.from({ length: Math.min(to - from + 1, isLoop ? count : Infinity) }, (_, at) => from + at);
  return numbers
    .map((number) => (isLoop ? modulo(number, count) : number))
    .filter((number) => number >= 0 && number < count);
};

/** The slides that are shown, those that at least look in, and those whose pictures are due. */
export const inSight = (position: number, track: Track, settings: CarouselOptions) => {
  const { autoWidth, merge, stagePadding, lazyLoadEager } = settings;
  const peeking = stagePadding > 0 ? 1 : 0;
  // With widths of their own nobody knows how many there are to be seen.
  const isVague = autoWidth || merge;
  const within = (beside: number) => (isVague ? [...Array(track.count).keys()] : shownAt(position, track, beside));
  return { shown: within(0), near: within(peeking), due: within(peeking + lazyLoadEager) };
};

/** Where the buttons lead to something. */
export const waysFrom = (position: number, { isLoop, rewinds, last }: Track) => {
  const isEndless = (isLoop || rewinds) && last > 0;
  return { canGoBack: isEndless || position > 0, canGoOn: isEndless || position < last };
};
