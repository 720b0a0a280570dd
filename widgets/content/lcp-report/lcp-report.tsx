import { type LcpImage, readReport } from "./contract.ts";
import { selectorOf, xpathOf } from "./element-path.tsx";
import { backgroundData, writtenLike } from "./image-data.ts";

const ENTRY_TYPE = "largest-contentful-paint";

const describe = (element: Element, url: string): LcpImage => {
  const write = writtenLike(element.outerHTML, url, location.host);
  const styles = [undefined, "::after", "::before"].map((part) => getComputedStyle(element, part).backgroundImage);
  const background = backgroundData(styles);
  return {
    selector: selectorOf(element),
    selector_xpath: xpathOf(element),
    selector_id: element.id,
    selector_class: element.getAttribute("class") ?? "",
    image_url: write(url),
    background_data: background && { ...background, urls: background.urls.map(write) },
  };
};

/** One report per page, however often the widget mounts. */
let isReported = false;

/** An image that only scrolling reveals is not what the visitor waits for. */
const isSeenAtStart = (element: Element, viewportHeight: number): boolean =>
  element.getBoundingClientRect().top + scrollY <= viewportHeight;

/**
 * Reports once, when the shopper acts or leaves: from then on the browser names no larger image. A page restored in a
 * scrolled position shows nothing of its start.
 */
export const attach = (): (() => void) => {
  const report = readReport();
  const settled = new AbortController();
  const isMeasurable = PerformanceObserver.supportedEntryTypes?.includes(ENTRY_TYPE) && scrollY === 0;
  if (isReported || !isMeasurable) return () => {};
  const viewportHeight = innerHeight;
  let largest: LargestContentfulPaint | undefined;

  const note = (entries: PerformanceEntryList): void => {
    for (const entry of entries as LargestContentfulPaint[])
      if (entry.element && isSeenAtStart(entry.element, viewportHeight)) largest = entry;
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: ENTRY_TYPE, buffered: true });

  const stop = (): void => {
    settled.abort();
    observer.disconnect();
  };

  const settle = (): void => {
    note(observer.takeRecords());
    stop();
    isReported = true;
    if (largest?.element && largest.url) report(describe(largest.element, largest.url));
  };

  // Acts before this code loaded are ignored: the browser also counts a script's acts, which may not end its search.
  const { signal } = settled;
  for (const type of ["keydown", "click", "pointerdown", "touchstart"])
    addEventListener(type, ({ isTrusted }) => isTrusted && settle(), { capture: true, signal });
  document.addEventListener("visibilitychange", () => document.hidden && settle(), { signal });
  return stop;
};
