import { type LcpImage, readDetector } from "./contract.ts";
import { selectorOf, xpathOf } from "./element-path.tsx";
import { backgroundData, writtenLike } from "./image-data.ts";

const ENTRY_TYPE = "largest-contentful-paint";

/** Not yet in every browser's types. */
interface LcpEntry extends PerformanceEntry {
  readonly element: Element | null;
  readonly url: string;
}

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

/** One report a page, however often the widget comes and goes. */
let isReported = false;

/** What is not seen before somebody scrolls is not what the page is waited for. */
const isSeenAtStart = (element: Element, viewportHeight: number): boolean =>
  element.getBoundingClientRect().top + scrollY <= viewportHeight;

/**
 * Reports the page's largest image once: when the shopper acts or leaves, since from then on the browser names no
 * other. A page that comes back scrolled says nothing of how it begins.
 */
export const attach = (): (() => void) => {
  const { report } = readDetector();
  const settled = new AbortController();
  const isMeasurable = PerformanceObserver.supportedEntryTypes?.includes(ENTRY_TYPE) && scrollY === 0;
  if (isReported || !isMeasurable) return () => {};
  const viewportHeight = innerHeight;
  let largest: LcpEntry | undefined;

  const note = (entries: PerformanceEntryList): void => {
    for (const entry of entries as LcpEntry[])
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

  // An act before this code came is not asked for: what the browser calls one need not have ended its search.
  const { signal } = settled;
  for (const type of ["keydown", "click", "pointerdown", "touchstart"])
    addEventListener(type, ({ isTrusted }) => isTrusted && settle(), { capture: true, passive: true, signal });
  document.addEventListener("visibilitychange", () => document.hidden && settle(), { signal });
  return stop;
};
