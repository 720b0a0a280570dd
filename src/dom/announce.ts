import { create } from "./create.ts";
import "./announce.css";

/** Speaks short news to screen readers through the platform's live region, which other scripts share. */

const REGION_CLASS = "widget_shopping_cart_live_region";

/** A screen reader that is still speaking the page's own change would drop a text that comes at once. */
const ANNOUNCE_DELAY_MS = 1000;

/** Long enough for the message about a product to be spoken first. */
const SUMMARY_DELAY_MS = 2500;

let timer: ReturnType<typeof setTimeout> | undefined;
let spoken: string | undefined;
let summaryTimer: ReturnType<typeof setTimeout> | undefined;

/** Screen readers ignore a region outside an open modal dialog, such as a theme's quick view, and in a closed dialog. */
const modalDialog = () => document.querySelector("dialog:modal");
const isHeard = (target: Element): boolean => target.isConnected && target.closest("dialog") === modalDialog();

const find = (className: string) => document.querySelector<HTMLElement>(`.${className}`);

const region = (className = REGION_CLASS): HTMLElement => {
  const target = find(className) ?? create("div", { className: `${className} screen-reader-text`, role: "status" });
  if (!isHeard(target)) (modalDialog() ?? document.body).append(target);
  return target;
};

/** Empties the region, so that a repeated text is spoken again. */
export const clearAnnouncement = (): void => {
  clearTimeout(timer);
  const target = find(REGION_CLASS);
  target?.replaceChildren();
  target?.removeAttribute("aria-relevant");
};

/** Speaks a text after the delay. An empty text says nothing; a newer text replaces one that still waits. */
export const announce = (text: string): void => {
  if (!text) return;
  clearTimeout(timer);
  // Create the region before its text: a region that appears together with its text is not spoken.
  const target = region();
  timer = setTimeout(() => {
    // A dialog was opened or closed while the text waited.
    if (!isHeard(target)) return announce(text);
    target.setAttribute("aria-relevant", "all");
    // Orca drops a text that equals its last one, even where the region was emptied in between: a space that nobody hears
    // makes it another text.
    spoken = text === spoken ? `${text}\u00A0` : text;
    target.textContent = spoken;
  }, ANNOUNCE_DELAY_MS);
};

/** Uses a region of its own: the platform's keeps the product's message. Mini-carts with the same text speak once. */
export const announceSummary = (text: string): void => {
  clearTimeout(summaryTimer);
  region("sw-cart-summary");
  summaryTimer = setTimeout(() => {
    region("sw-cart-summary").textContent = text;
  }, SUMMARY_DELAY_MS);
};
