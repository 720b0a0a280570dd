import type { RefObject } from "react";
import { hasQuantityScript } from "#src/dom/cart/cart-page-scripts.ts";
import { wasSentSince } from "#src/dom/jquery/page-plugins.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { forgetUnsent, type RowChange } from "./builder-timer.ts";

/**
 * The page builder's script sends the change when its timer ends; a theme's script has sent a request by now. The
 * platform's script names the rows too when it only renders the cart page anew, but not as values.
 */
export const isSentByPage = (change: RowChange | undefined): boolean =>
  change?.isForgotten === false &&
  (hasQuantityScript() || wasSentSince(`=${change.row}`, change.at) || wasSentSince("update_cart=", change.at));

/** Sends a change that still waits before the shopper leaves the page. */
export const useEarlySending = (latest: RefObject<RowChange | undefined>, send: () => void): void => {
  const sendEarly = () => {
    if (!isSentByPage(latest.current)) send();
  };

  // On the body: early enough for a pressed link to wait for the request, and before a removal, which is handled on the root
  // element. An undo then finds the quantity that was typed.
  useListener(document.body, "click", ({ target }) => {
    if ((target as Element).closest('a[href*="/"]')) sendEarly();
  });
  // For all other ways to leave, where the browser fires it in time.
  useListener(window, "beforeunload", sendEarly);
  // The browser may end a hidden page without another event.
  useListener(document, "visibilitychange", () => document.hidden && sendEarly());
  useListener(window, "pagehide", () => {
    if (latest.current) forgetUnsent(latest.current, performance.now());
    send();
  });
};
