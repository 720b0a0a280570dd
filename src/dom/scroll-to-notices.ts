import { prefersReducedMotion } from "./reduced-motion.ts";

const DURATION_MS = 1000;
/** Room above the notice for a sticky header; a theme may ask for more with `scroll-padding-top`. */
const OFFSET_PX = 100;

const roomAbove = (): number => {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  // The page builder's header sets the padding, a theme's own one does not.
  const header = document.querySelector<HTMLElement>('[data-widget="sticky-header"]');
  return Math.max(OFFSET_PX, parseFloat(scrollPaddingTop) || 0, header?.offsetHeight ?? 0);
};

/** The part of the way after a part of the time, both 0 to 1: slow, fast, slow. */
export const swing = (part: number): number => 0.5 - Math.cos(part * Math.PI) / 2;

let underWay: AbortController | undefined;

/** Scrolls an element below the window's top, at once for reduced motion. A shopper who scrolls meanwhile takes over. */
export const scrollToNotices = (target: Element): void => {
  underWay?.abort();
  const from = scrollY;
  const top = from + target.getBoundingClientRect().top;
  // A header may start, and ask for its room, with the first step.
  const to = () => Math.max(0, top - roomAbove());
  const taken = new AbortController();
  underWay = taken;
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    addEventListener(type, () => taken.abort(), taken);
  }
  const start = performance.now();
  const step = () => {
    if (taken.signal.aborted) return;
    const part = prefersReducedMotion() ? 1 : Math.min(1, (performance.now() - start) / DURATION_MS);
    // A style sheet's smooth scrolling would trail behind each step.
    scrollTo({ top: from + (to() - from) * swing(part), behavior: "instant" });
    if (part < 1) requestAnimationFrame(step);
    else taken.abort();
  };
  step();
};
