import { create } from "./create.ts";

/** Speaks short news to screen readers through the platform's own live region, which other scripts share. */

const REGION_CLASS = "widget_shopping_cart_live_region";

/** A reader that is still speaking the page's own change would drop a text that comes at once. */
const ANNOUNCE_DELAY_MS = 1000;

/** After the news about a product has been spoken. */
const SUMMARY_DELAY_MS = 2500;

let timer: ReturnType<typeof setTimeout> | undefined;
let summaryTimer: ReturnType<typeof setTimeout> | undefined;

/** What stands beside a modal dialog is not spoken, as a theme's quick view, nor what stands in a closed one. */
const modalDialog = () => document.querySelector("dialog:modal");
const isHeard = (target: Element): boolean => target.isConnected && target.closest("dialog") === modalDialog();

const region = (className = REGION_CLASS): HTMLElement => {
  const target =
    document.querySelector<HTMLElement>(`.${className}`) ??
    create("div", { className: `${className} screen-reader-text`, role: "status" });
  if (!isHeard(target)) (modalDialog() ?? document.body).append(target);
  return target;
};

/** Empties the region, so that the same text can be spoken again. */
export const clearAnnouncement = (): void => {
  clearTimeout(timer);
  const target = region();
  target.textContent = "";
  target.removeAttribute("aria-relevant");
};

/** Speaks a text after the delay. An empty text says nothing; a newer text replaces one that still waits. */
export const announce = (text: string): void => {
  if (!text) return;
  clearTimeout(timer);
  // A region that is created together with its text is not spoken.
  const target = region();
  timer = setTimeout(() => {
    // A dialog has been opened or closed meanwhile.
    if (!isHeard(target)) return announce(text);
    target.setAttribute("aria-relevant", "all");
    target.textContent = text;
  }, ANNOUNCE_DELAY_MS);
};

/**
 * Speaks what the cart holds now, in a region of its own: the platform's keeps the product's message. Several
 * mini-carts that say the same speak once.
 */
export const announceSummary = (text: string): void => {
  clearTimeout(summaryTimer);
  region("sw-cart-summary");
  summaryTimer = setTimeout(() => {
    region("sw-cart-summary").textContent = text;
  }, SUMMARY_DELAY_MS);
};
