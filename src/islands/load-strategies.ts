import { whenIdle } from "#src/dom/when-idle.ts";
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

/** Calls `begin` when the strategy says so. `interaction` is the loader's own: it waits for an event instead. */
export const schedule = (strategy: EagerStrategy, host: Element, begin: Begin): void => {
  if (strategy === "visible") whenVisible(host, begin);
  else if (strategy === "idle") whenIdle(begin);
  else begin();
};
