/** What a lightbox shows, with the numbers of Spec 9. */

export const SLIDESHOW_MS = 5000;

/** More pictures than this have no room in the strip of small ones. */
const STRIP_MOST = 30;

/** Of the dark that lies over the page. */
export const OPACITY = 0.8;

/** The size of a picture of which nothing is known yet. */
const UNKNOWN = { width: 500, height: 344 };

export interface Size {
  width: number;
  height: number;
}

export interface Picture extends Size {
  src: string;
  /** True where the server says how large it is; else the size is a guess until it is loaded. */
  isSizeKnown: boolean;
  /** The small one on the page. */
  thumb: string | undefined;
  alt: string;
  caption: string;
}

const isSize = ({ width, height }: Size): boolean => width > 0 && height > 0;

/** The first size that is one. */
export const sizeOf = (...sizes: readonly Size[]): Size => sizes.find(isSize) ?? UNKNOWN;

export const hasStrip = (count: number): boolean => count > 1 && count <= STRIP_MOST;

/** Whether a link's set goes beyond the link itself: only a set in brackets does. */
export const isSharedSet = (set: string): boolean => /\[.*\]/.test(set);

export const turned = (at: number, by: number, count: number): number => (at + by + count) % count;

/** A picture's number in the library, whose order goes from left to right whichever way the page reads; and back again. */
export const placed = (at: number, count: number, isRtl: boolean): number => (isRtl ? count - 1 - at : at);
