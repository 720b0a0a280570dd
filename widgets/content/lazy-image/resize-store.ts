import { pageGlobal } from "#src/platform/page-globals.ts";
import { type ResizeRules, resizeRules } from "./resize-rules.ts";
import { widestIn, withWidth } from "./resized-sources.ts";

/** An image and, in a picture, its other sources. */
type Parts = readonly [HTMLElement, ...HTMLElement[]];

/** A box that is as wide as what is in it would shrink with a narrower picture. */
const isShrinkWrapped = ({ parentElement: box, offsetWidth }: HTMLElement, width: number): boolean =>
  box !== null &&
  /^inline(-block)?$/.test(getComputedStyle(box).display) &&
  box.offsetWidth === width &&
  offsetWidth === width;

const keepsOwnSizes = ([image, ...sources]: Parts, width: number, { skipsAutoWidth }: ResizeRules): boolean => {
  if (image.style.width === "auto") return skipsAutoWidth;
  const isTooWide = sources.length === 0 && width > widestIn(image.dataset.originalSizes ?? "");
  return isTooWide || isShrinkWrapped(image, width);
};

/** The width that scripts of the page want instead, by their answer to the platform's event; none when one vetoes. */
const askedWidth = (image: HTMLElement, width: number): number | undefined => {
  const detail = { resizeWidth: width };
  const event = new CustomEvent("smush:beforeSizes", { bubbles: true, cancelable: true, detail });
  return image.dispatchEvent(event) ? detail.resizeWidth || width : undefined;
};

/** Asks the image host for the width at hand. False where the image keeps the sizes that the theme gave it. */
export const autoResize = (parts: Parts, width: number): boolean => {
  const [image, ...sources] = parts;
  const rules = resizeRules(pageGlobal("smushLazyLoadOptions"));
  const { originalSizes, src, srcset } = image.dataset;
  if (!rules || !originalSizes || !src || !srcset) return true;
  const asked = keepsOwnSizes(parts, width, rules) ? undefined : askedWidth(image, width);
  if (!asked) {
    image.setAttribute("sizes", originalSizes);
    image.removeAttribute("data-original-sizes");
    return false;
  }
  const wish = { width: asked, ratio: devicePixelRatio, precisionPx: rules.precisionPx };
  image.dataset.srcset = withWidth(srcset, src, wish);
  for (const { dataset } of sources) if (dataset.srcset) dataset.srcset = withWidth(dataset.srcset, undefined, wish);
  return true;
};
