import { useLayoutEffect } from "react";
import { readSettings, type StickyHeaderProps } from "./contract.ts";
import { type StickyState, stateAt } from "./visibility.ts";

const STICKY = "bde-header-builder--sticky-";
const HIDDEN = `${STICKY}scroll-hide`;
const STYLED = `${STICKY}styles`;
const STATES = [HIDDEN, STYLED, `${STICKY}scroll-start-off-hidden`, "is-before", "is-animating"];

/** A header that is not sticky is cleaned and listens to nothing. Returns the undo. */
const start = (host: HTMLElement): (() => void) => {
  const { classList, dataset } = host;
  const before = STATES.filter((name) => classList.contains(name));
  const settings = readSettings(host);
  const stopped = new AbortController();
  classList.remove(...STATES);
  if (settings) {
    let state: StickyState;
    let scrollPx: number;
    let lastPx: number;
    let frame = 0;
    const show = () => {
      frame = 0;
      // The focus comes and goes without a scroll.
      if (scrollPx !== lastPx) state = stateAt(settings, scrollPx, lastPx);
      lastPx = scrollPx;
      // A keyboard's focus holds the header, and a field's; what a mouse has clicked does not.
      const shown = state === "hidden" && host.querySelector(":focus-visible") ? "styled" : state;
      dataset.state = shown;
      classList.toggle(STYLED, shown !== "top");
      classList.toggle(HIDDEN, shown === "hidden");
    };
    const look = () => {
      // Not in the frame: here the layout is fresh. Safari bounces past the top, to below 0.
      scrollPx = Math.max(0, scrollY);
      if (frame === 0) frame = requestAnimationFrame(show);
    };
    look();
    show();
    const options = { passive: true, signal: stopped.signal };
    addEventListener("scroll", look, options);
    addEventListener("focusin", look, options);
  }
  return () => {
    stopped.abort();
    classList.remove(...STATES);
    classList.add(...before);
    delete dataset.state;
  };
};

export const StickyHeader = ({ host }: StickyHeaderProps) => {
  useLayoutEffect(() => {
    let stop = start(host);
    const arranging = import("./surroundings.tsx").then(({ arrange }) =>
      arrange(host, { readSettings, stateAt }, () => {
        stop();
        stop = start(host);
      }),
    );
    return () => {
      stop();
      void arranging.then((undo) => undo());
    };
  }, [host]);
  return null;
};
