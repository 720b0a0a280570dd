import { useState } from "react";
import { flushSync } from "react-dom";
import { clearAnnouncement } from "#src/dom/announce.ts";
import { rememberFocus } from "#src/dom/mini-cart-panel.ts";
import { reportError } from "#src/report-error.ts";
import { removeLine } from "#src/stores/removals.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useListener } from "#src/ui/use-listener.ts";
import type { RemoveFromCartProps } from "./contract.ts";
import "./style.css";

type State = "idle" | "pending" | "failed";

export const RemoveFromCart = (props: RemoveFromCartProps) => {
  const { button, row, href, failedText } = props;
  const [state, setState] = useState<State>("idle");
  useHostState(button, state);
  useAttributes(row, state === "pending" ? { "data-sw-pending": "", "aria-busy": "true" } : {});
  // Back from the page that a failed removal led to.
  useListener<PageTransitionEvent>(window, "pageshow", ({ persisted }) => {
    if (persisted) setState("idle");
  });

  useHostEvent<MouseEvent>(button, "click", async (event) => {
    // The second half of a double click hits the line that has moved up meanwhile.
    if (state === "pending" || event.detail > 1) return;
    clearAnnouncement();
    const removal = props.readRemoval();
    const restoreFocus = rememberFocus(row, removal.key);
    flushSync(() => setState("pending"));
    try {
      await removeLine(removal, button);
      setState("idle");
      restoreFocus();
    } catch (error) {
      reportError("remove-from-cart", error, button);
      // Spec 8: the link does what the request could not; the line stays blocked until the next page is here.
      if (navigator.onLine) location.assign(href);
      // Without a network it would lead to the browser's own error page.
      else setState("failed");
    }
  });

  return state === "failed" ? <InlineNotice after={row.lastElementChild ?? button} text={failedText} /> : null;
};
