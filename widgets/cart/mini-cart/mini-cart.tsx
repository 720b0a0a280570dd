import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { announceSummary } from "#src/dom/announce.ts";
import { giveBackCartParts, showCartParts } from "#src/dom/cart/cart-parts.ts";
import { changeAttributes } from "#src/dom/changed-attributes.ts";
import { isKeyboardClick } from "#src/dom/keyboard-click.ts";
import type { Cart } from "#src/public-types.ts";
import { reportError } from "#src/report-error.ts";
import { breakpointQuery } from "#src/stores/breakpoints.ts";
import { $cart } from "#src/stores/cart.ts";
import { expectRequest } from "#src/stores/cart-queue.ts";
import { refreshCart } from "#src/stores/cart-refresh.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useMediaQuery } from "#src/ui/use-media-query.ts";
import { useStore } from "#src/ui/use-store.ts";
import { CLOSERS, type MiniCartProps, summaryOf, TOGGLE } from "./contract.ts";
import { useOpening } from "./use-opening.ts";
import { PAGE_CLASS, usePanel } from "./use-panel.ts";
import { useToggleSemantics } from "./use-toggle-semantics.ts";
import "./style.css";
// Imported here too, so that the browser fetches this style sheet beside `inline-notice.tsx` instead of after it.
import "#src/dom/inline-notice.css";

const OPEN_PANEL = `.${PAGE_CLASS},[aria-modal=true],dialog:modal`;

const useMode = ({ optionsNow }: MiniCartProps) => {
  const { style, fullScreenAt } = optionsNow();
  return useMediaQuery(breakpointQuery(fullScreenAt)) ? "fullscreen" : style;
};

/** Speaks the summary when it changes, not when it first becomes known. */
const useSpokenSummary = (summary: string | undefined) => {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (summary && last.current) announceSummary(summary);
    last.current = summary;
  }, [summary]);
};

const useContent = ({ host, panel }: MiniCartProps, cart: Cart) => {
  useLayoutEffect(() => {
    // A host that was added after the cart's last answer has not been painted with it.
    showCartParts(host, cart);
    // The builder's <footer> is inside no section, so it would count as one more footer of the whole page.
    const footer = panel.querySelector("footer");
    if (footer) return changeAttributes(footer, { role: "none" });
  }, [host, panel, cart]);
  useLayoutEffect(() => () => giveBackCartParts(host), [host]);
};

/** A visitor without a cart causes no request until the panel opens. */
const useCartOnDemand = (host: HTMLElement) => {
  const [hasFailed, setHasFailed] = useState(false);
  const loadUnknownCart = async () => {
    const { isKnown, count } = $cart.get();
    // Themes that change pages without a reload bring along an empty container, as the shop prints it.
    if (isKnown && !host.querySelector(".widget_shopping_cart_content:empty")) {
      // A shopper may change a line and leave at once.
      if (count > 0) expectRequest();
      return;
    }
    setHasFailed(false);
    await refreshCart().catch((error) => reportError("mini-cart", error, host));
    setHasFailed(!$cart.get().isKnown);
  };
  return { hasFailed, loadUnknownCart };
};

export const MiniCart = (props: MiniCartProps) => {
  const { host, toggle, panel, label, failedText } = props;
  const cart = useStore($cart);
  const summary = summaryOf(cart, label);
  const mode = useMode(props);
  const { hasFailed, loadUnknownCart } = useCartOnDemand(host);
  const { opening, isOpen, open, close, closeFrom } = useOpening({
    host,
    toggle,
    panel,
    isModalStyle: mode !== "dropdown",
    onOpened: () => {
      void loadUnknownCart();
      // Nobody has scrolled, so a header that has scrolled away, or went when a first press moved the focus, must be told
      // to come back with its open panel.
      dispatchEvent(new Event("scroll"));
    },
  });

  useHostState(host, isOpen ? "open" : "closed");
  const panelId = usePanel(props, mode, opening);
  useToggleSemantics(toggle, { panelId, isOpen, summary });
  useContent(props, cart);
  useSpokenSummary(summary);

  useHostEvent(host, "click", (event) => {
    const { target } = event;
    if (target.closest(CLOSERS)) close();
    if (!target.closest(TOGGLE)) return;
    if (isOpen) closeFrom(event);
    else open(isKeyboardClick(event) ? "opened-by-keyboard" : "opened-by-pointer");
  });

  // Two modal panels block each other. A quick view may close as the item is added, hence the microtask below.
  const openByItself = () => {
    if (!props.optionsNow().opensOnAdd || !toggle.checkVisibility() || document.querySelector(OPEN_PANEL)) return;
    open("opened-by-page");
  };
  useHostEvent(host, "storefront:added-before-load", openByItself);
  useHostEvent(host, "storefront:item-added", () => {
    const now = summaryOf($cart.get(), label);
    if (now) announceSummary(now);
    queueMicrotask(openByItself);
  });

  if (!hasFailed || cart.isKnown) return null;
  return (
    <InlineNotice after={panel.querySelector(".widget_shopping_cart_content") ?? toggle} text={failedText}>
      <a href={props.cartUrl}>{props.cartText}</a>
    </InlineNotice>
  );
};
