import { useState } from "react";
import { flushSync } from "react-dom";
import { clearAnnouncement } from "#src/dom/announce.ts";
import { restoreLineFocus } from "#src/dom/cart/line-focus.ts";
import { PENDING } from "#src/dom/marks.ts";
import { reportError } from "#src/report-error.ts";
import { hrefOf, offerUndo, type Removal, removalOf, removeLine } from "#src/stores/removals.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useListener } from "#src/ui/use-listener.ts";
import type { RemoveFromCartProps } from "./contract.ts";
import "./style.css";

type State = "idle" | "pending" | "failed";

/** Removals by button. The platform's script prints all lines anew, also one whose removal is on its way. */
const pressed = new WeakMap<Element, Removal>();

// Also when the platform's script has taken the press: it offers no undo and does not keep the keyboard's place.
document.addEventListener("storefront:item-removed", async (event) => {
  const { button } = (event as CustomEvent<{ button: HTMLElement }>).detail;
  const removal = pressed.get(button);
  if (!removal) return;
  // Wait until every listener has repainted its part, but within the frame, in which an earlier offer may have gone.
  await null;
  offerUndo(removal, button.dataset.success_message && "");
  restoreLineFocus();
});

export const RemoveFromCart = ({ button, row, cartItemKey, failedText }: RemoveFromCartProps) => {
  const [state, setState] = useState<State>("idle");
  useHostState(button, state);
  useAttributes(row, state === "pending" ? { [PENDING]: "removal", "aria-busy": "true" } : {});
  // The browser may restore this page after a failed removal has led to the link's page.
  useListener(window, "pageshow", ({ persisted }) => {
    if (persisted) setState("idle");
  });

  // Read at each press: the line's name may change with the cart's language, and newer HTML renews the address's nonce.
  const rememberPressed = () => pressed.set(button, removalOf(row, cartItemKey, button));
  // A press may have brought this code, also one that the platform's script has taken.
  useState(rememberPressed);
  useListener(button, "click", rememberPressed);

  useHostEvent(button, "click", async (event) => {
    // The second click of a double click may hit the line that has moved up.
    if (state === "pending" || event.detail > 1) return;
    clearAnnouncement();
    flushSync(() => setState("pending"));
    try {
      await removeLine(cartItemKey, button);
      setState("idle");
    } catch (error) {
      reportError("remove-from-cart", error, button);
      // Spec 8: the link does what the request could not. The line stays blocked until the next page is here.
      const href = hrefOf(button);
      if (navigator.onLine && /^[^#]/.test(href)) location.assign(href);
      // Without a network, the link would only show the browser's own error page. Some themes' links lead nowhere.
      else setState("failed");
    }
  });

  return state === "failed" ? <InlineNotice after={row.lastElementChild ?? button} text={failedText} /> : null;
};
