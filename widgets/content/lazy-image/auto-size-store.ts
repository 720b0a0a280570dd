import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import type { LoadingRules } from "./loading-rules.ts";
import { type ResizeRules, resizeRules } from "./resize-rules.ts";
import { widestIn, withWidth } from "./resized-sources.ts";

/** An image and, in a picture, its other sources. */
type Parts = readonly [HTMLElement, ...HTMLElement[]];

/** Fires one of the platform's events, which scripts of themes and plugins answer: by its detail, or with a veto. */
const ask = <Detail>(image: HTMLElement, name: string, detail: Detail): Detail | undefined =>
  image.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail })) ? detail : undefined;

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

/** Asks the image host for the width at hand. False where the image keeps the sizes that the theme gave it. */
const autoResize = (parts: Parts, width: number): boolean => {
  const [image, ...sources] = parts;
  const rules = resizeRules(pageGlobal("smushLazyLoadOptions"));
  const { originalSizes, src, srcset } = image.dataset;
  if (!rules || !originalSizes || !src || !srcset) return true;
  const isKept = keepsOwnSizes(parts, width, rules);
  const asked = isKept ? undefined : ask(image, "smush:beforeSizes", { resizeWidth: width });
  if (!asked) {
    image.setAttribute("sizes", originalSizes);
    image.removeAttribute("data-original-sizes");
    return false;
  }
  const wish = { width: asked.resizeWidth || width, ratio: devicePixelRatio, precisionPx: rules.precisionPx };
  image.dataset.srcset = withWidth(srcset, src, wish);
  for (const { dataset } of sources) if (dataset.srcset) dataset.srcset = withWidth(dataset.srcset, undefined, wish);
  return true;
};

const layoutWidth = (image: HTMLElement, minSizePx: number): number => {
  let box: HTMLElement | null = image;
  while (box && box.offsetWidth < minSizePx) box = box.parentElement;
  return box?.offsetWidth ?? 0;
};

/** What is written, and given back as it was when the widget goes. */
const WRITTEN = ["class", "sizes", "data-srcset", "data-original-sizes"];

/** What each image does after the window was resized. */
const measures = new Set<() => unknown>();
let isWaiting = false;
let delayMs: number;

const measureAll = (): void => {
  isWaiting = false;
  for (const measure of measures) measure();
};

const measureSoon = (): void => {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(measureAll, delayMs);
};

/** Tells the browser how wide an image stands on the page, now and whenever the window was resized. Returns the undo. */
export const sizeAutomatically = (image: HTMLElement, { minSizePx, throttleMs }: LoadingRules): (() => void) => {
  const parts: Parts = [image, ...(image.closest("picture")?.querySelectorAll("source") ?? [])];
  const restores = parts.map((part) => keepAttributes(part, WRITTEN));
  const size = (isFirst: boolean): boolean => {
    const detail = ask(image, "lazybeforesizes", { width: layoutWidth(image, minSizePx), dataAttr: isFirst });
    if (!detail?.width || (isFirst && !autoResize(parts, detail.width))) return false;
    for (const part of parts) part.setAttribute("sizes", `${detail.width}px`);
    return true;
  };
  const measure = () => size(false);
  if (size(true)) {
    image.classList.add("lazyautosizes");
    measures.add(measure);
    delayMs = throttleMs;
    window.addEventListener("resize", measureSoon);
  }
  return () => {
    measures.delete(measure);
    if (measures.size === 0) window.removeEventListener("resize", measureSoon);
    for (const restore of restores) restore();
  };
};
