import type { RefObject } from "react";
import { hasQuantityScript } from "#src/dom/cart-page-scripts.ts";
import { leavingLinkAt } from "#src/dom/leaving-links.ts";
import { wasSentSince } from "#src/dom/page-plugins.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { forgetUnsent, type RowChange } from "./builder-timer.ts";

/** The page builder's script sends it once its time is over; a theme's has asked for the row by now. */
export const isSentByPage = (change: RowChange | undefined): boolean =>
  change?.isForgotten === false && (hasQuantityScript() || wasSentSince(change.row, change.at));

/** Makes a change that still waits when the page is left go first. */
export const useEarlySending = (latest: RefObject<RowChange | undefined>, send: () => void): void => {
  const sendEarly = () => {
    if (!isSentByPage(latest.current)) send();
  };

  // In time for the link to wait for it.
  useListener(document, "click", (event) => {
    if (leavingLinkAt(event)) sendEarly();
  });
  // Another way to leave, where the browser says so in time.
  useListener(window, "beforeunload", sendEarly);
  // A page in the background may be ended without a further word.
  useListener(document, "visibilitychange", () => document.hidden && sendEarly());
  useListener(window, "pagehide", () => {
    if (latest.current) forgetUnsent(latest.current, performance.now());
    send();
  });
};
