import { reportBadElement } from "./contract.ts";
import { ask, type Parts } from "./own-width.tsx";

/** Moves what was held back to where the browser takes it from. Answers what it was. */
const move = (element: HTMLElement): string | undefined => {
  // The list before the one address, so that the browser chooses once.
  for (const name of ["sizes", "srcset", "src"]) {
    const value = element.dataset[name];
    if (value && value !== "auto") element.setAttribute(name, value);
  }
  return element.dataset.srcset || element.dataset.src;
};

/** Shows what was held back. True where its loading can be waited for. */
const showHeldBack = (parts: Parts): boolean => {
  const [host] = parts;
  const { bgImage, bg } = host.dataset;
  const isMoved = parts.map(move).some(Boolean);
  if (bgImage) host.style.backgroundImage = bgImage;
  else if (bg) host.style.background = bg;
  const hasLoad = host.matches("img, iframe");
  if (hasLoad && !(isMoved || bgImage || bg)) reportBadElement(host);
  return isMoved && hasLoad;
};

/**
 * Shows what a host was to show later. `onLoaded` also hears of failures: the text in the image's place must be seen.
 * Returns what ends the wait for it.
 */
export const unveil = (parts: Parts, onLoaded: () => void): (() => void) => {
  const [host] = parts;
  const { classList } = host;
  const waiting = new AbortController();
  const finish = () => {
    waiting.abort();
    classList.replace("lazyloading", "lazyloaded");
    ask(host, "lazyloaded");
    onLoaded();
  };
  const isOurs = ask(host, "lazybeforeunveil");
  classList.replace("lazyload", "lazyloading");
  if (isOurs && showHeldBack(parts))
    // The picture that stood in may come only now. The controller is its own listeners' options: they read its `signal`.
    for (const type of ["load", "error"])
      host.addEventListener(type, () => (host as HTMLImageElement).complete !== false && finish(), waiting);
  else finish();
  return () => waiting.abort();
};
