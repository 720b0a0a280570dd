import { isInEditor } from "#src/dom/page-builder/builder-ownership.ts";
import { readSettings } from "./contract.ts";
import { type StickySettings, type StickyState, stateAt } from "./visibility.ts";

const HIDDEN = "bde-header-builder--sticky-scroll-hide";
const STYLED = "bde-header-builder--sticky-styles";
/** A visible focus (by keyboard, or in a field), a press and an open part keep the header shown. */
const HOLDS = ":active,:focus-visible,[data-state=open]";
const OPEN = "[data-state=open]";
const STATES = [HIDDEN, STYLED, "bde-header-builder--sticky-scroll-start-off-hidden", "is-before", "is-animating"];

/** A header that is not sticky is only cleaned. `ownProperty` is set in place of the page's scroll padding. */
const start = (host: HTMLElement, ownProperty?: string): (() => void) => {
  const { classList, dataset } = host;
  const page = document.documentElement;
  const property =
    ownProperty ?? `scroll-padding-${classList.contains("bde-header-builder--sticky-bottom") ? "bottom" : "top"}`;
  // The page's own value; a `calc()` was set by the header for another device.
  const [padding] = page.style.getPropertyValue(property).split("calc") as [string];
  const before = STATES.filter((name) => classList.contains(name));
  const settings = readSettings(host);
  let state: StickyState;
  let lastPx: number;
  let frame: number;
  const show = () => {
    const shown = state === "hidden" && host.querySelector(HOLDS) ? "styled" : state;
    dataset.state = shown;
    classList.toggle(STYLED, shown !== "top");
    classList.toggle(HIDDEN, shown === "hidden");
  };
  /** Runs for a sticky header only. */
  const look = () => {
    // Read here, while the layout is fresh, and not in the frame below. Safari bounces past both ends of the page.
    const scrollPx = Math.max(0, Math.min(scrollY, page.scrollHeight - innerHeight));
    // The focus can change without a scroll.
    if (scrollPx !== lastPx) state = stateAt(settings as StickySettings, scrollPx, lastPx);
    lastPx = scrollPx;
    // Keeps focused elements and link targets out from under the header (WCAG 2.4.11), even a hidden one that may
    // return. A page may have one header per device, of which only one is displayed. What is open in a theme's header
    // may make it higher, and closes before the page goes to a link's target.
    if (host.offsetHeight && !host.querySelector(OPEN))
      page.style.setProperty(property, `calc(${host.offsetHeight}px + var(--wp-admin--admin-bar--height, 0px))`);
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      show();
    });
  };
  classList.remove(...STATES);
  if (settings) {
    look();
    show();
    // No option `passive`: a scroll event cannot be cancelled.
    addEventListener("scroll", look);
    addEventListener("focusin", look);
    // A press leaves the focus in a header that hides later. A key then makes it visible, or opens a part, also from elsewhere.
    addEventListener("keyup", look);
  }
  return () => {
    delete dataset.state;
    cancelAnimationFrame(frame);
    removeEventListener("scroll", look);
    removeEventListener("focusin", look);
    removeEventListener("keyup", look);
    classList.remove(...STATES);
    classList.add(...before);
    page.style.setProperty(property, padding);
  };
};

export const attach = async (host: HTMLElement): Promise<() => void> =>
  host.dataset.widget || isInEditor(host) || location.hash
    ? (await import("./special-header.tsx")).begin(host, start, readSettings)
    : start(host);
