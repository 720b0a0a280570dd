import { whenIdle } from "#src/dom/when-idle.ts";
import type { EagerStrategy } from "./define-widget.ts";

/** Hosts this near to the viewport count as visible. */
const VISIBLE_MARGIN_PX = 200;

type Begin = () => void;

const whenVisible = (host: Element, begin: Begin): void => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      begin();
    },
    { rootMargin: `${VISIBLE_MARGIN_PX}px` },
  );
  observer.observe(host);
};

/** Calls `begin` when the strategy says so. `interaction` is the loader's own: it waits for an event instead. */
export const schedule = (strategy: EagerStrategy, host: Element, begin: Begin): void => {
  if (strategy === "visible") whenVisible(host, begin);
  else if (strategy === "idle") whenIdle(begin);
  else begin();
};

/** For what a sheet may hide until its script is there: that is never near the viewport. */
export const visibleUnlessHidden = (host: Element): EagerStrategy =>
  getComputedStyle(host).display === "none" ? "idle" : "visible";
