import type { EagerStrategy } from "./define-widget.ts";

/** Hosts this near to the viewport count as visible. */
const VISIBLE_MARGIN_PX = 200;

type Begin = () => void;

const waiting = new WeakMap<Element, Set<Begin>>();
let observer: IntersectionObserver | undefined;

const whenVisible = (host: Element, begin: Begin): void => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        for (const start of waiting.get(target) ?? []) start();
        waiting.delete(target);
      }
    },
    { rootMargin: `${VISIBLE_MARGIN_PX}px` },
  );
  waiting.set(host, (waiting.get(host) ?? new Set()).add(begin));
  observer.observe(host);
};

// Safari has no requestIdleCallback.
const whenIdle = (begin: Begin): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(() => begin());
  else setTimeout(begin, 200);
};

/** As long as a page stands at its top, the server's markup is right for what only scrolling changes. */
const whenScrolled = (host: Element, begin: Begin): void => {
  if (window.scrollY > 0) {
    begin();
    return;
  }
  const first = new AbortController();
  const start = () => {
    first.abort();
    begin();
  };
  window.addEventListener("scroll", start, { passive: true, signal: first.signal });
  host.addEventListener("focusin", start, { signal: first.signal });
};

/** Calls `begin` when the strategy says so. `interaction` is the loader's own: it waits for an event instead. */
export const schedule = (strategy: EagerStrategy, host: Element, begin: Begin): void => {
  if (strategy === "visible") whenVisible(host, begin);
  else if (strategy === "idle") whenIdle(begin);
  else if (strategy === "scroll") whenScrolled(host, begin);
  else begin();
};
