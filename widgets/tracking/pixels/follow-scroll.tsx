import { isDepthReached } from "./scroll-depth.ts";

interface Depth {
  percent: number;
  fire: () => void;
}

/** Fires each once, in the order in which they are given. */
export const followScroll = (depths: readonly Depth[], signal: AbortSignal): void => {
  const left = new Set(depths);
  let isAsked = false;
  const check = () => {
    isAsked = false;
    const position = { top: scrollY, range: document.documentElement.scrollHeight - innerHeight };
    for (const depth of left) {
      if (signal.aborted || !isDepthReached(depth.percent, position)) continue;
      left.delete(depth);
      depth.fire();
    }
  };
  // The layout is read once a frame at most.
  const ask = () => {
    if (isAsked || left.size === 0) return;
    isAsked = true;
    requestAnimationFrame(check);
  };
  addEventListener("scroll", ask, { signal });
  // The visitor may have scrolled before this code came.
  ask();
};
