import { builderArguments } from "#src/dom/builder-calls.ts";
import type { readSettings } from "./contract.ts";
import { markersOf } from "./markers.ts";
import type { StickySettings, stateAt } from "./visibility.ts";

/** In the page builder's editor a header that should hide is only marked, so that it can still be edited. */

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
    const marker = document.createElement("span");
    marker.className = "bde-header-builder-marker";
    marker.style.top = `${topPx}px`;
    marker.textContent = text;
    return marker;
  });
  document.body.append(...markers);
  return () => {
    for (const marker of markers) marker.remove();
  };
};

const markState = ({ classList }: HTMLElement, isHiddenAt: (scrollPx: number) => boolean): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = () => {
    const isHidden = isHiddenAt(Math.max(0, window.scrollY));
    classList.toggle("is-before", isHidden);
    classList.toggle("is-animating", !isHidden);
    clearTimeout(timer);
    timer = setTimeout(() => classList.remove("is-animating"), ANIMATION_MS);
  };
  mark();
  window.addEventListener("scroll", mark, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener("scroll", mark);
    classList.remove("is-before", "is-animating");
  };
};

/** The editor keeps each instance under its header's id; where only the constructor was called, it finds one of ours. */
const publishInstance = (id: string, instance: BuilderInstance): (() => void) => {
  window.breakdanceHeaders ??= {};
  const instances = window.breakdanceHeaders;
  instances[id] ??= instance;
  return () => {
    if (instances[id] === instance) delete instances[id];
  };
};

/** What it shares with the header comes as an argument, since an import of the header's chunk would weigh more. */
interface EditedHeader {
  host: HTMLElement;
  start: (host: HTMLElement) => () => void;
  readSettings: typeof readSettings;
  stateAt: typeof stateAt;
}

/** After each change of a setting the editor destroys the header's instance and makes a new one. Returns the undo. */
export const edit = ({ host, start, readSettings, stateAt }: EditedHeader): (() => void) => {
  const id = String(builderArguments("BreakdanceHeaderBuilder", host)?.[0]);
  let stop = start(host);
  let marks: (() => void)[] = [];
  const unmark = () => {
    for (const undo of marks) undo();
    marks = [];
  };
  const mark = () => {
    unmark();
    const settings = readSettings(host);
    if (!settings) return;
    const isHiddenAt = (scrollPx: number) => stateAt(settings, scrollPx, scrollPx) === "hidden";
    marks = [drawMarkers(settings), markState(host, isHiddenAt)];
  };
  const refresh = () => {
    stop();
    stop = start(host);
    mark();
  };
  const listening = new AbortController();
  const { signal } = listening;
  host.addEventListener("storefront:builder-call", refresh, { signal });
  host.addEventListener("storefront:builder-refresh", refresh, { signal });
  host.addEventListener("storefront:builder-destroy", unmark, { signal });
  const withdraw = publishInstance(id, { refresh, destroy: unmark });
  mark();
  return () => {
    listening.abort();
    withdraw();
    unmark();
    stop();
  };
};
