import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { clearAnnouncement } from "#src/dom/announce.ts";
import { rememberFocus } from "#src/dom/mini-cart-panel.ts";
import { reportError } from "#src/report-error.ts";
import { offerUndo, removalOf, removeLine } from "#src/stores/removals.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useListener } from "#src/ui/use-listener.ts";
import type { RemoveFromCartProps } from "./contract.ts";
import "./style.css";

type State = "idle" | "pending" | "failed";

export const RemoveFromCart = ({ button, row, hrefNow, cartItemKey, failedText }: RemoveFromCartProps) => {
  const [state, setState] = useState<State>("idle");
  useHostState(button, state);
  useAttributes(row, state === "pending" ? { "data-sw-pending": "", "aria-busy": "true" } : {});
  // Back from the page that a failed removal led to.
  useListener<PageTransitionEvent>(window, "pageshow", ({ persisted }) => {
    if (persisted) setState("idle");
  });

  /** Offers what was pressed for an undo, and keeps the keyboard's place, once the line is gone. */
  const takeLeave = useRef(() => {});
  const rememberLine = () => {
    // As the line is shown now: its name may change with the cart's language.
    const removal = removalOf(row, cartItemKey, hrefNow());
    const restoreFocus = rememberFocus(row, cartItemKey);
    takeLeave.current = () => {
      offerUndo(removal);
      restoreFocus();
    };
  };
  useListener(button, "click", rememberLine);
  // Also where the platform's script has taken the press, which knows nothing of an undo, or of the keyboard's place.
  useListener<CustomEvent>(document, "storefront:item-removed", ({ detail }) => {
    // Once the page has been repainted.
    if (detail.button === button) setTimeout(takeLeave.current);
  });

  useHostEvent<MouseEvent>(button, "click", async (event) => {
    // The second half of a double click hits the line that has moved up meanwhile.
    if (state === "pending" || event.detail > 1) return;
    clearAnnouncement();
    // The press that has loaded this was not heard above.
    rememberLine();
    flushSync(() => setState("pending"));
    try {
      await removeLine(cartItemKey, button);
      setState("idle");
    } catch (error) {
      reportError("remove-from-cart", error, button);
      // Spec 8: the link does what the request could not; the line stays blocked until the next page is here.
      if (navigator.onLine) location.assign(hrefNow());
      // Without a network it would lead to the browser's own error page.
      else setState("failed");
    }
  });

  return state === "failed" ? <InlineNotice after={row.lastElementChild ?? button} text={failedText} /> : null;
};
