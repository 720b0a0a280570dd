/** Adds to a list of sources the one that is as wide as the image stands on the page, where the image host can make it. */

export interface Source {
  url: string;
  /** Zero where the list names no width. */
  width: number;
}

/** Widest first. Addresses may hold commas. */
export const sourcesIn = (srcset: string): Source[] =>
  [...srcset.matchAll(/(\S*[^\s,])(?:\s+(\d+)w|\s+[\d.]+x)?\s*(?:,|$)/g)]
    .map(([, url = "", width = "0"]) => ({ url, width: Number(width) }))
    .sort((one, other) => other.width - one.width);

/** A copy that the platform has cut to a size of its own, `…-300x200.jpg`. */
const isThumbnail = (url: string): boolean => /-\d+x\d+\.(gif|jpe?g|png|webp)(\?.+)?$/i.test(url);

/** The image host that makes any width. */
const RESIZING_HOST = /^https?:\/\/([\w.-]+\.)?smushcdn\.com\//;

/** The picture to be cut from: the whole one, or a wide enough copy. A `source` of a picture has no address besides its list. */
const baseOf = (src: string | undefined, [largest]: readonly Source[], width: number): string | undefined => {
  if (src && !isThumbnail(src)) return src;
  return largest && (largest.width >= width || (largest.width > 0 && !isThumbnail(largest.url))) ? largest.url : src;
};

export interface Wish {
  width: number;
  /** Device pixels per pixel. */
  ratio: number;
  precisionPx: number;
}

/** The list with a source for the width, and on dense screens one more; as it was where it has such sources. */
export const withWidth = (srcset: string, src: string | undefined, { width, ratio, precisionPx }: Wish): string => {
  const sources = sourcesIn(srcset);
  const base = baseOf(src, sources, width) ?? "";
  if (!RESIZING_HOST.test(base)) return srcset;
  const url = new URL(base);
  return [width, ...(ratio > 1 ? [Math.ceil(width * ratio)] : [])]
    .filter((wanted) => !sources.some((source) => source.width >= wanted && source.width - wanted <= precisionPx))
    .reduce((list, wanted) => {
      url.searchParams.set("size", `${wanted}x0`);
      return `${list}, ${url} ${wanted}w`;
    }, srcset);
};

/** The N of `(max-width: Npx) 100vw, Npx`: what the theme says an image is wide at most. */
export const widestIn = (sizes: string): number =>
  Number(/\(max-width:\s*(\d+)px\)\s*100vw,\s*\1px/.exec(sizes)?.[1] ?? Infinity);
