// Spec 9, notices; contract 4.6, 4.8 and 7.4. Which notice is the host: the registry line.
import { changeAttributes } from "#src/dom/changed-attributes.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { isScrollingToNotices } from "#src/dom/scroll-to-notices.ts";

const FOCUS_DELAY_MS = 500;

/** Takes the shopper to what the shop has to say: to the page's first alert, when the page or the cart has changed. */
export const attach = (notice: HTMLElement, hear: Hear): (() => void) => {
  const restore = changeAttributes(notice, { tabindex: "-1" });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const focusSoon = () => {
    const focused = document.activeElement;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A shopper who has gone on meanwhile is not called back.
      const hasGoneOn = ![focused, document.body, null].includes(document.activeElement);
      if (!hasGoneOn) notice.focus({ preventScroll: isScrollingToNotices() });
    }, FOCUS_DELAY_MS);
  };

  focusSoon();
  hear("storefront:cart-page-updated", focusSoon);
  hear("storefront:cart-row-removed", focusSoon);
  return () => {
    clearTimeout(timer);
    restore();
  };
};
