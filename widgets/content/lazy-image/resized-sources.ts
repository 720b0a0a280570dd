/** Adds a source of the image's own width to its list, where the image host can make one. */

interface Source {
  url: string;
  /** Zero when the list names no width. */
  width: number;
}

/** Widest first. Addresses may contain commas. */
export const sourcesIn = (srcset: string): Source[] =>
  [...srcset.matchAll(/(\S*[^\s,])(?:\s+(\d+)w|\s+[\d.]+x)?\s*(?:,|$)/g)]
    .map(([, url = "", width = "0"]) => ({ url, width: Number(width) }))
    .sort((one, other) => other.width - one.width);

/** A copy that the platform has cut to one of its own sizes, `…-300x200.jpg`. */
const isThumbnail = (url: string): boolean => /-\d+x\d+\.(gif|jpe?g|png|webp)(\?.+)?$/i.test(url);

/** This image host can make any width. */
const RESIZING_HOST = /^https?:\/\/([\w.-]+\.)?smushcdn\.com\//;

/** The picture to cut from: the whole one, or a copy that is wide enough. A <source> has only its list. */
const baseOf = (src: string | undefined, [largest]: readonly Source[], width: number): string | undefined => {
  if (src && !isThumbnail(src)) return src;
  return largest && (largest.width >= width || (largest.width > 0 && !isThumbnail(largest.url))) ? largest.url : src;
};

interface Wanted {
  width: number;
  /** Device pixels per pixel. */
  ratio: number;
  precisionPx: number;
}

/** The list plus a source for the width, and one more on dense screens, unless it has such sources already. */
export const withWidth = (srcset: string, src: string | undefined, { width, ratio, precisionPx }: Wanted): string => {
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

/** The maximum width that the theme gives an image: the N of `(max-width: Npx) 100vw, Npx`. */
export const widestIn = (sizes: string): number =>
  Number(/\(max-width:\s*(\d+)px\)\s*100vw,\s*\1px/.exec(sizes)?.[1] ?? Infinity);
