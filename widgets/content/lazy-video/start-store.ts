import { keepAttributesWithin } from "#src/dom/changed-attributes.ts";
import { prefersReducedMotion } from "#src/dom/reduced-motion.ts";
import { ownStart } from "./own-start.ts";
import { AUTOPLAY, FOCUSED_PART, PLAY_BUTTON } from "./parts.ts";

declare global {
  interface Window {
    /** After so many milliseconds queued videos load though nobody has touched the page. */
    smush_video_render_delay?: number;
  }
}

const NEAR_VIEWPORT = { rootMargin: "0px 0px 200px 0px", threshold: 0.1 };

/** A press on the video itself may be the beginning of the tap that plays it. */
const LONGEST_TAP_MS = 500;

const prepared = new Set<HTMLElement>();

/** Videos that come after the page's first touch need not wait for another. */
let hasActed = false;

/**
 * The platform's button cannot be focused and holds a child without a role that can: role and name go to that child,
 * and the name says which video it plays. The empty player below it is nobody's business. Returns the undo.
 */
const nameButton = (host: HTMLElement): (() => void) => {
  const restore = keepAttributesWithin(host, ["role", "aria-label", "inert"]);
  const button = host.querySelector(PLAY_BUTTON);
  const focused = button?.querySelector(FOCUSED_PART);
  const iframe = host.querySelector("iframe");
  if (button) iframe?.setAttribute("inert", "");
  if (!button || !focused) return restore;
  focused.setAttribute("role", "button");
  focused.setAttribute("aria-label", [button.getAttribute("aria-label"), iframe?.title].filter(Boolean).join(": "));
  button.removeAttribute("role");
  button.removeAttribute("aria-label");
  return restore;
};

/** Tells when a video is due without a press on its button, and makes that a button. Returns the undo. */
export const prepareVideo = (host: HTMLElement): (() => void) => {
  const restore = nameButton(host);
  prepared.add(host);
  const stopped = new AbortController();
  const { signal } = stopped;
  const start = ownStart({
    hasPlayButton: host.querySelector(PLAY_BUTTON) !== null,
    autoplays: host.classList.contains(AUTOPLAY) && !prefersReducedMotion(),
    userAgent: navigator.userAgent,
    hasActed,
  });
  const watch = () => {
    hasActed ||= start === "queued";
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      stopped.abort();
      host.dispatchEvent(new CustomEvent("storefront:video-due", { bubbles: true, detail: start === "play" }));
    }, NEAR_VIEWPORT);
    observer.observe(host);
    signal.addEventListener("abort", () => observer.disconnect());
  };
  const watchIn = (delayMs: number) => {
    const timer = setTimeout(watch, delayMs);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
  if (start === "queued") {
    for (const type of ["touchstart", "pointerdown"]) {
      const begin = ({ target }: Event) => watchIn(host.contains(target as Node) ? LONGEST_TAP_MS : 0);
      document.addEventListener(type, begin, { once: true, passive: true, signal });
    }
    const { smush_video_render_delay: delayMs = 0 } = window;
    if (delayMs > 0) watchIn(delayMs);
  } else if (start !== "none") watch();
  host.addEventListener("click", () => stopped.abort(), { signal });
  return () => {
    stopped.abort();
    restore();
    prepared.delete(host);
    if (prepared.size === 0) hasActed = false;
  };
};
