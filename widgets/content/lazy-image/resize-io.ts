import { pageGlobal } from "#src/platform/page-globals.ts";
import type { AutoResize, Parts } from "./own-width.tsx";
import { type ResizeRules, resizeRules } from "./resize-rules.ts";
import { widestIn, withWidth } from "./resized-sources.ts";

/** A box that takes its width from the image would shrink with a narrower picture. */
const isShrinkWrapped = ({ parentElement: box, offsetWidth }: HTMLElement, width: number): boolean =>
  box?.offsetWidth === width && offsetWidth === width && /^inline(-block)?$/.test(getComputedStyle(box).display);

const keepsOwnSizes = ([image, ...sources]: Parts, width: number, { skipsAutoWidth }: ResizeRules): boolean => {
  if (skipsAutoWidth && image.style.width === "auto") return true;
  const isTooWide = !sources[0] && width > widestIn(image.dataset.originalSizes as string);
  return isTooWide || isShrinkWrapped(image, width);
};

/** Adds the image host's address for the measured width. False when the image keeps the theme's sizes. */
export const autoResize: AutoResize = (parts, width, ask) => {
  const [image] = parts;
  const rules = resizeRules(pageGlobal("smushLazyLoadOptions"));
  const { originalSizes, src, srcset } = image.dataset;
  if (!rules || !originalSizes || !src || !srcset) return true;
  // The page's scripts may change this width, or veto it.
  const detail = { resizeWidth: width };
  if (keepsOwnSizes(parts, width, rules) || !ask(image, "smush:beforeSizes", detail)) {
    image.setAttribute("sizes", originalSizes);
    delete image.dataset.originalSizes;
    return false;
  }
  const wanted = { width: detail.resizeWidth || width, ratio: devicePixelRatio, precisionPx: rules.precisionPx };
  for (const { dataset } of parts) if (dataset.srcset) dataset.srcset = withWidth(dataset.srcset, dataset.src, wanted);
  return true;
};
