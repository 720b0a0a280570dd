import { reportBadElement } from "./contract.ts";
import { ask, type Parts } from "./own-width.tsx";

/** Returns the address that the element has held back. */
const move = (element: HTMLElement): string | undefined => {
  // `srcset` before `src`, so that the browser chooses once.
  for (const name of ["sizes", "srcset", "src"]) {
    const value = element.dataset[name];
    if (value && value !== "auto") element.setAttribute(name, value);
  }
  return element.dataset.srcset || element.dataset.src;
};

/** True when the element fires a load event. */
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

/** `onLoaded` also runs after a failure: the alternative text must show. The result ends the wait. */
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
    // A late `load` may be the placeholder's. The controller itself is passed as options: listeners read its `signal`.
    for (const type of ["load", "error"])
      host.addEventListener(type, () => (host as HTMLImageElement).complete !== false && finish(), waiting);
  else finish();
  return () => waiting.abort();
};
