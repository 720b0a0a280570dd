import { useLayoutEffect, useState } from "react";
import { isScrollingToNotices } from "#src/dom/scroll-to-notices.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import type { NoticesProps } from "./contract.ts";

const FOCUS_DELAY_MS = 500;

/** Takes the shopper to what the shop has to say: to the page's first alert, when the page or the cart has changed. */
export const Notices = ({ notice }: NoticesProps) => {
  useAttributes(notice, { tabindex: "-1" });
  // A new object for each occasion, which begins the delay anew.
  const [occasion, setOccasion] = useState(() => ({ focused: document.activeElement }));

  useLayoutEffect(() => {
    const timer = setTimeout(() => {
      // A shopper who has gone on meanwhile is not called back.
      const hasGoneOn = ![occasion.focused, document.body, null].includes(document.activeElement);
      if (!hasGoneOn) notice.focus({ preventScroll: isScrollingToNotices() });
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [notice, occasion]);

  const focusSoon = () => setOccasion({ focused: document.activeElement });
  useHostEvent(notice, "storefront:cart-page-updated", focusSoon);
  useHostEvent(notice, "storefront:cart-row-removed", focusSoon);
  return null;
};
