import { create } from "#src/dom/create.ts";
import { builderArguments } from "#src/dom/page-builder/builder-calls.ts";
import type { readSettings } from "./contract.ts";
import { markersOf } from "./markers.ts";
import type { StickySettings } from "./visibility.ts";

/** In the editor a header that should hide is only marked, so that it can still be edited. */

const ANIMATION_MS = 200;

interface BuilderInstance {
  refresh: () => void;
  destroy: () => void;
}

declare global {
  interface Window {
    breakdanceHeaders?: Record<string, BuilderInstance>;
  }
}

const drawMarkers = (settings: StickySettings): (() => void) => {
  const markers = markersOf(settings).map(({ topPx, text }) => {
    const marker = create("span", { className: "bde-header-builder-marker", textContent: text });
    marker.style.top = `${topPx}px`;
    return marker;
  });
  document.body.append(...markers);
  return () => {
    for (const marker of markers) marker.remove();
  };
};

/** Marks the state a frame after each scroll, when the header shows it. */
const markState = ({ classList, dataset }: HTMLElement): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = () => {
    const isHidden = dataset.state === "hidden";
    classList.toggle("is-before", isHidden);
    classList.toggle("is-animating", !isHidden);
    clearTimeout(timer);
    timer = setTimeout(() => classList.remove("is-animating"), ANIMATION_MS);
  };
  let frame = 0;
  const follow = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  };
  mark();
  addEventListener("scroll", follow);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    removeEventListener("scroll", follow);
    classList.remove("is-before", "is-animating");
  };
};

/** The editor finds instances by the header's id. Where the page only calls the constructor, this publishes ours. */
const publishInstance = (id: string, instance: BuilderInstance): (() => void) => {
  window.breakdanceHeaders ??= {};
  const instances = window.breakdanceHeaders;
  instances[id] ??= instance;
  return () => {
    if (instances[id] === instance) delete instances[id];
  };
};

type Start = (host: HTMLElement) => () => void;

/**
 * After each change of a setting, the editor destroys the header's instance and makes a new one. `start` and
 * `settingsOf` are arguments, since importing the header's chunk would weigh more.
 */
export const edit = (host: HTMLElement, start: Start, settingsOf: typeof readSettings): (() => void) => {
  const id = String(builderArguments("BreakdanceHeaderBuilder", host)?.[0]);
  let stop = start(host);
  let marks: (() => void)[] = [];
  const unmark = () => {
    for (const undo of marks) undo();
    marks = [];
  };
  const mark = () => {
    unmark();
    const settings = settingsOf(host);
    if (settings) marks = [drawMarkers(settings), markState(host)];
  };
  const refresh = () => {
    stop();
    stop = start(host);
    mark();
  };
  const over = new AbortController();
  host.addEventListener("storefront:builder-call", refresh, over);
  host.addEventListener("storefront:builder-refresh", refresh, over);
  host.addEventListener("storefront:builder-destroy", unmark, over);
  const withdraw = publishInstance(id, { refresh, destroy: unmark });
  mark();
  return () => {
    over.abort();
    withdraw();
    unmark();
    stop();
  };
};
