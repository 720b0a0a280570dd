/** The strip has no room for more thumbnails. */
const STRIP_MOST = 30;

/** Assumed when neither server nor thumbnail gives a size. */
const UNKNOWN = { width: 500, height: 344 };

interface Size {
  width: number;
  height: number;
}

export interface Picture extends Size {
  src: string;
  /** False when the size is a guess until the picture loads. */
  isSizeKnown: boolean;
  /** The thumbnail on the page. */
  thumb: string | undefined;
  alt: string;
  caption: string;
}

const isSize = ({ width, height }: Size): boolean => width > 0 && height > 0;

export const sizeOf = (...sizes: readonly Size[]): Size => sizes.find(isSize) ?? UNKNOWN;

export const hasStrip = (count: number): boolean => count > 1 && count <= STRIP_MOST;

/** Only a set name in brackets is shared by several links. */
export const isSharedSet = (set: string): boolean => /\[.*\]/.test(set);

export const turned = (at: number, by: number, count: number): number => (at + by + count) % count;

/**
 * Translates a picture's number to the library's and back: the library orders pictures from left to right, even on a
 * page that reads from right to left.
 */
export const placed = (at: number, count: number, isRtl: boolean): number => (isRtl ? count - 1 - at : at);
