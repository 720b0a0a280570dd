import { keepAttributesWithin } from "#src/dom/changed-attributes.ts";
import { create } from "#src/dom/create.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { isPagePressed } from "#src/dom/first-press.ts";
import { prefersReducedMotion } from "#src/dom/reduced-motion.ts";
import { readPlayer } from "./contract.ts";
import { playerPermissions } from "./player-url.ts";
import { waitsForTouch } from "./waits-for-touch.ts";

declare global {
  interface Window {
    /** Queued videos load after this many milliseconds, even if nobody has touched the page. */
    smush_video_render_delay?: number;
  }
}

/** The plugin's class names. A theme's own play button has a `data-part`. */
const PLAY_BUTTON = '.smush-play-btn, [data-part="play"]';
const LOADED = "smush-lazyloaded-video";

const NEAR_VIEWPORT = { rootMargin: "0px 0px 200px 0px", threshold: 0.1 };

/** A press on the video may be the start of the tap that plays it. */
const LONGEST_TAP_MS = 500;

/** The plugin's button is not focusable, but its child without a role is: role and name move to that child. */
const passNameOn = (button: Element, title: string): void => {
  const focused = button.querySelector("[tabindex]");
  if (!focused) return;
  focused.role = "button";
  focused.ariaLabel = [button.ariaLabel, title].filter(Boolean).join(": ");
  button.role = null;
  button.ariaLabel = null;
};

/** Loads a video that needs no press, once it is due. Returns the undo. */
const loadWhenDue = (host: HTMLElement, hasButton: boolean, load: (plays: boolean) => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && load(false), NEAR_VIEWPORT);
  let timer: ReturnType<typeof setTimeout>;
  const watchIn = (delayMs: number): void => {
    timer = setTimeout(() => observer.observe(host), delayMs);
  };
  const watch = ({ target }: Event): void => watchIn(host.contains(target as Node) ? LONGEST_TAP_MS : 0);
  const needsTouch = waitsForTouch(navigator.userAgent);
  const autoplays = host.matches(".smush-lazyload-autoplay") && !prefersReducedMotion();
  if (hasButton && needsTouch && !isPagePressed()) {
    // Queued until somebody presses the page.
    document.addEventListener("pointerdown", watch, { once: true });
    const { smush_video_render_delay: delayMs = 0 } = window;
    if (delayMs > 0) watchIn(delayMs);
  } else if (!hasButton || autoplays) {
    load(hasButton);
  } else if (needsTouch) {
    // The tap that loaded this code plays the video as soon as the tap is replayed.
    watchIn(LONGEST_TAP_MS);
  }
  return () => {
    document.removeEventListener("pointerdown", watch);
    clearTimeout(timer);
    observer.disconnect();
  };
};

export const attach = (host: HTMLElement, hear: Hear): (() => void) => {
  const { iframe, src } = readPlayer(host);
  const { classList } = host;
  const restore = keepAttributesWithin(host, ["src", "allow", "allowfullscreen", "inert", "role", "aria-label"]);

  /** Shows the player instead of the poster. A player that has loaded without playing is loaded again to play. */
  const load = (plays: boolean): void => {
    const url = src(plays);
    if (classList.contains(LOADED) && (!plays || iframe.src === url)) return;
    classList.add(LOADED, "loading");
    iframe.allow = playerPermissions(iframe.allow);
    iframe.allowFullscreen = true;
    iframe.src = url;
    iframe.inert = false;
    classList.remove("loading");
  };

  const link = create("link", { rel: "preconnect" });
  const connect = (): void => {
    link.href ||= src(false);
    document.head.append(link);
  };
  hear("pointerover", connect);
  hear("focusin", connect);
  hear("click", ({ target }) => {
    if (!target.closest(PLAY_BUTTON)) return;
    load(true);
    // While a key is handled, Firefox moves the focus to no other origin's frame, such as the empty player.
    setTimeout(() => iframe.focus());
  });

  const button = host.querySelector(PLAY_BUTTON);
  if (button) passNameOn(button, iframe.title);
  // Neither keys nor screen readers may reach the empty player below the button.
  iframe.inert = true;
  const stopWaiting = loadWhenDue(host, button !== null, load);

  return () => {
    stopWaiting();
    link.remove();
    classList.remove(LOADED);
    restore();
  };
};
