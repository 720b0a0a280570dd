import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { reportBadElement } from "./contract.ts";

/** Lets scripts of themes and plugins know, by the platform's own event. False when one vetoes. */
const tell = (host: Element, name: string): boolean =>
  host.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail: {} }));

/** What is written, and given back as it was when the widget goes. */
const WRITTEN = ["class", "style", "src", "srcset", "sizes"];

/** Moves what was held back to where the browser takes it from. Answers what it was. */
const move = (element: HTMLElement): string | undefined => {
  // The list before the one address, so that the browser chooses once.
  for (const name of ["sizes", "srcset", "src"]) {
    const value = element.getAttribute(`data-${name}`);
    if (value && value !== "auto") element.setAttribute(name, value);
  }
  return element.dataset.srcset || element.dataset.src;
};

const paint = ({ style, dataset: { bg, bgImage } }: HTMLElement): string | undefined => {
  if (bgImage) style.backgroundImage = bgImage;
  else if (bg) style.background = bg;
  return bgImage || bg;
};

/**
 * Shows what a host was to show later. `onLoaded` also hears of failures: the text in the image's place must be seen.
 * Returns the undo.
 */
export const unveil = (host: HTMLElement, onLoaded: () => void): (() => void) => {
  const parts = [host, ...(host.closest("picture")?.querySelectorAll("source") ?? [])];
  const restores = parts.map((part) => keepAttributes(part, WRITTEN));
  const waiting = new AbortController();
  const { classList } = host;
  const finish = () => {
    waiting.abort();
    classList.replace("lazyloading", "lazyloaded");
    tell(host, "lazyloaded");
    onLoaded();
  };
  const isOurs = tell(host, "lazybeforeunveil");
  classList.remove("lazyload");
  classList.add("lazyloading");
  const isMoved = isOurs && parts.map(move).some(Boolean);
  const hasLoad = host.matches("img, iframe");
  if (isOurs && !paint(host) && !isMoved && hasLoad) reportBadElement(host);
  if (isMoved && hasLoad)
    // The picture that stood in may come only now.
    for (const type of ["load", "error"])
      host.addEventListener(type, () => (host as HTMLImageElement).complete !== false && finish(), waiting);
  else finish();
  return () => {
    waiting.abort();
    for (const restore of restores) restore();
  };
};
