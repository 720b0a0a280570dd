// Spec 9, notices; contract 4.6, 4.8 and 7.4. Which notice is the host: the registry line.
import { changeAttributes } from "#src/dom/changed-attributes.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { isScrollingToNotices } from "#src/dom/scroll-to-notices.ts";

const FOCUS_DELAY_MS = 500;

/** Takes the shopper to what the shop has to say: to the page's first alert, when the page or the cart has changed. */
export const attach = (notice: HTMLElement, hear: Hear): (() => void) => {
  const restore = changeAttributes(notice, { tabindex: "-1" });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const focusSoon = (focused: Element | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A shopper who has gone on meanwhile is not called back.
      const hasGoneOn = ![focused, document.body, null].includes(document.activeElement);
      if (!hasGoneOn) notice.focus({ preventScroll: isScrollingToNotices() });
    }, FOCUS_DELAY_MS);
  };

  const followChange = () => focusSoon(document.activeElement);

  // What has the focus by now without the page's own doing is what the shopper has gone to while this code was on its way.
  focusSoon(document.querySelector("[autofocus]"));
  hear("storefront:cart-page-updated", followChange);
  hear("storefront:cart-row-removed", followChange);
  return () => {
    clearTimeout(timer);
    restore();
  };
};
