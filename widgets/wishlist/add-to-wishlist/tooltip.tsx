import type { Delivered, Hear } from "#src/dom/delegated-events.ts";
import { prefersReducedMotion } from "#src/dom/reduced-motion.ts";
import { createSlot } from "#src/dom/slot.ts";
import { hasPassed } from "./has-passed.tsx";

const FADE_MS = 200;

const fade = (tooltip: HTMLElement, opacity: number[]): Animation =>
  tooltip.animate({ opacity }, prefersReducedMotion() ? 0 : FADE_MS);

/** Hidden from assistive technology, which has the text from the link already. */
const showOn = (anchor: HTMLElement): (() => void) => {
  const tooltip = createSlot();
  tooltip.className = "yith-wcwl-tooltip";
  tooltip.ariaHidden = "true";
  tooltip.textContent = anchor.dataset.title ?? "";
  // The plugin's style sheet hides tooltips.
  tooltip.style.display = "block";
  anchor.append(tooltip);
  anchor.classList.add("with-tooltip");
  fade(tooltip, [0, 1]);
  const left = new AbortController();
  const hide = () => {
    left.abort();
    fade(tooltip, [1, 0]).onfinish = () => tooltip.remove();
    anchor.classList.remove("with-tooltip");
  };
  anchor.addEventListener("pointerleave", hide, left);
  anchor.addEventListener("blur", hide, left);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide(), left);
  return () => {
    hide();
    tooltip.remove();
  };
};

/** Shows a link's `data-title` while the pointer is on it or it has the focus. Returns the undo. */
export const followTooltips = (hear: Hear): (() => void) => {
  let hide: (() => void) | undefined;
  const show = (event: Delivered<Event>) => {
    const anchor = event.target.closest<HTMLElement>("[data-title]");
    // The platform's own script shows the tooltips of links that it has marked.
    if (!anchor || anchor.matches(".tooltip-added, .with-tooltip") || hasPassed(event)) return;
    hide?.();
    hide = showOn(anchor);
  };
  hear("pointerover", show);
  // An add with the mouse moves the focus to the new link; without this check its tooltip would open away from the mouse.
  hear("focusin", (event) => {
    if (event.target.matches(":focus-visible")) show(event);
  });
  return () => hide?.();
};
