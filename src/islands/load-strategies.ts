import { whenSomebodyActs } from "#src/dom/first-act.ts";
import { isHidden } from "#src/dom/is-hidden.ts";
import { whenIdle } from "#src/dom/when-idle.ts";
import type { EagerStrategy } from "./registry-line.ts";

const VISIBLE_MARGIN_PX = 200;

type Begin = () => void;

const whenVisible = (host: Element, begin: Begin): void => {
  const options = { rootMargin: `${VISIBLE_MARGIN_PX}px` };
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    begin();
  }, options).observe(host);
};

/** The first press of a visitor from another site or campaign may leave the page, and no later page tells of it. */
const mayWaitForAct = (): boolean =>
  (document.referrer.split("/")[2] ?? location.host) === location.host && !location.search.includes("utm_");

/** `interaction` is missing here because the loader itself waits for the event. Returns the undo of a long wait. */
export const schedule = (strategy: EagerStrategy, host: Element, begin: Begin): (() => void) | undefined => {
  if (strategy === "first-act" && mayWaitForAct()) return whenSomebodyActs(begin);
  if (strategy === "visible") whenVisible(host, begin);
  else if (strategy === "ready") begin();
  else whenIdle(begin);
  return undefined;
};

/** A hidden host never comes near the viewport, and some style sheets hide it until its script is there. */
export const visibleUnlessHidden = (host: Element): EagerStrategy => (isHidden(host) ? "idle" : "visible");
