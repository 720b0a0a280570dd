import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { readRules } from "./contract.ts";
import { type AutoResize, measure, type Parts } from "./own-width.tsx";
import { unveil } from "./unveil.tsx";

interface Item {
  isNear?: boolean;
  isFar?: boolean;
  isLoading?: boolean;
  autoResize?: AutoResize | undefined;
  /** Set once loading has begun. */
  undo?: () => void;
  remeasure?: () => false | (() => void);
}

const WRITTEN = ["class", "style", "src", "srcset", "sizes", "data-srcset", "data-original-sizes"];

/** All lazy hosts of the page. Listeners and observers last as long as there is one. */
const items = new Map<Element, Item>();
let minSizePx: number;
let throttleMs: number;
let observers: IntersectionObserver[];
let isDue = false;
let lookedAt: number;
let isResized = false;

const show = (host: HTMLElement, item: Item): void => {
  // The plugin's loader may have arrived meanwhile.
  if (item.undo || (window.lazySizes && host.matches(".lazyload"))) return;
  const parts: Parts = [host, ...(host.closest("picture")?.querySelectorAll("source") ?? [])];
  const undos = parts.map((part) => keepAttributes(part, WRITTEN));
  item.undo = () => {
    for (const undo of undos) undo();
  };
  const write = host.dataset.sizes === "auto" && measure(parts, minSizePx, item);
  if (write) {
    write();
    host.classList.add("lazyautosizes");
    item.remeasure = () => measure(parts, minSizePx);
  }
  item.isLoading = true;
  const finish = (): void => {
    item.isLoading = false;
    look();
  };
  undos.push(unveil(parts, finish));
};

const showAll = (name: "isNear" | "isFar"): void => {
  for (const [host, item] of items) if (item[name]) show(host as HTMLElement, item);
};

const lookNow = (): void => {
  const all = [...items.values()];
  isDue = false;
  lookedAt = performance.now();
  if (isResized) for (const write of all.map((item) => item.remeasure?.())) if (write) write();
  isResized = false;
  showAll("isNear");
  // The page's own files come first: look again until they have loaded.
  if (document.readyState !== "complete") look();
  else if (!all.some(({ isLoading }) => isLoading)) showAll("isFar");
};

/** After a resize, every image is measured again. */
const look = (event?: Event): void => {
  isResized ||= Boolean(event);
  if (isDue) return;
  isDue = true;
  setTimeout(lookNow, lookedAt + throttleMs - performance.now());
};

/**
 * Notes which hosts are within a distance of the viewport, also inside boxes that scroll. `scrollMargin` covers the
 * viewport too; a `rootMargin` would be added to it.
 */
const observe = (name: "isNear" | "isFar", distancePx: number): IntersectionObserver =>
  new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const item = items.get(entry.target);
        if (item) item[name] = entry.isIntersecting;
      }
      look();
    },
    { ["scrollMargin" in IntersectionObserver.prototype ? "scrollMargin" : "rootMargin"]: `${distancePx}px` },
  );

const begin = async (host: HTMLElement, item: Item): Promise<void> => {
  // If the resizing code does not load, the image is only measured.
  if (host.dataset.originalSizes) item.autoResize = (await import("./resize-io.ts").catch(() => undefined))?.autoResize;
  if (items.get(host) !== item) return;
  // With `loading="lazy"` the browser loads by itself, unless the width is to be measured first.
  if ((host as HTMLImageElement).loading === "lazy" && host.dataset.sizes !== "auto") show(host, item);
  else for (const observer of observers) observer.observe(host);
};

export const attach = (host: HTMLElement): (() => void) => {
  if (items.size === 0) {
    let nearPx: number;
    let farPx: number;
    [nearPx, farPx, minSizePx, throttleMs] = readRules();
    lookedAt = 0;
    observers = [observe("isNear", nearPx), observe("isFar", farPx)];
    addEventListener("resize", look);
  }
  const item: Item = {};
  items.set(host, item);
  void begin(host, item);
  return () => {
    item.undo?.();
    items.delete(host);
    for (const observer of observers) observer.unobserve(host);
    if (items.size === 0) removeEventListener("resize", look);
  };
};
