import { prefersReducedMotion } from "./reduced-motion.ts";

const DURATION_MS = 1000;
/** Room above the notice for a header that stays on the screen, unless the theme says that its own takes more. */
const OFFSET_PX = 100;

const roomAbove = (): number =>
  Math.max(OFFSET_PX, parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);

/** How far the page has moved after this part (0 to 1) of the time: slow, fast, slow. */
export const swing = (part: number): number => 0.5 - Math.cos(part * Math.PI) / 2;

let underWay: AbortController | undefined;

/** True while the page is on its way to a notice. */
export const isScrollingToNotices = (): boolean => underWay?.signal.aborted === false;

/**
 * Scrolls the page so that an element, usually a notice, stands below the top of the window: in 1 s, or at once
 * where the shopper wants no motion. A shopper who scrolls meanwhile takes over.
 */
export const scrollToNotices = (target: Element): void => {
  underWay?.abort();
  const from = scrollY;
  const to = Math.max(0, from + target.getBoundingClientRect().top - roomAbove());
  // A style sheet's smooth scrolling would trail behind each step.
  const scroll = (top: number) => scrollTo({ top, behavior: "instant" });
  if (prefersReducedMotion()) {
    scroll(to);
    return;
  }
  const taken = new AbortController();
  underWay = taken;
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    addEventListener(type, () => taken.abort(), { passive: true, signal: taken.signal });
  }
  const start = performance.now();
  const step = () => {
    if (taken.signal.aborted) return;
    const part = Math.min(1, (performance.now() - start) / DURATION_MS);
    scroll(from + (to - from) * swing(part));
    if (part < 1) requestAnimationFrame(step);
    else taken.abort();
  };
  requestAnimationFrame(step);
};
