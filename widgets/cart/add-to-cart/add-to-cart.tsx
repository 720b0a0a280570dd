import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { clearAnnouncement } from "#src/dom/announce.ts";
import { showViewCartLink } from "#src/dom/cart-links.ts";
import { jqueryDataOf } from "#src/dom/page-plugins.ts";
import { ask, emit } from "#src/dom/platform-events.ts";
import { PlatformError } from "#src/errors.ts";
import { reportError } from "#src/report-error.ts";
import { addItem } from "#src/stores/cart-actions.ts";
import { onButtonUpdate } from "#src/stores/cart-events.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useRestoredPage } from "#src/ui/use-restored-page.ts";
import { buttonData } from "./button-data.ts";
import type { AddToCartProps } from "./contract.ts";
import "./style.css";

type State = "idle" | "loading" | "added" | "failed";

/** Themes and other scripts know these states by classes of the platform. Another script may have set them too. */
const useStateClass = (button: HTMLElement, state: State) => {
  useLayoutEffect(() => {
    if (state !== "loading" && state !== "added") return;
    button.classList.add(state);
    return () => button.classList.remove(state);
  }, [button, state]);
};

const useViewCartLink = (isShown: boolean, { button, cartUrl, viewCartText }: AddToCartProps) => {
  useLayoutEffect(() => {
    if (isShown) return showViewCartLink(button, { cartUrl, viewCartText });
  }, [isShown, button, cartUrl, viewCartText]);
};

export const AddToCart = (props: AddToCartProps) => {
  const { button, failedText } = props;
  const [state, setState] = useState<State>("idle");
  const [hasViewCart, setHasViewCart] = useState(false);
  useHostState(button, state);
  useStateClass(button, state);
  useViewCartLink(hasViewCart && !props.isCartPage, props);
  // Back from the page that this button led to.
  useRestoredPage(() => setState("idle"));

  useLayoutEffect(() =>
    onButtonUpdate(button, (isAdded) =>
      flushSync(() => {
        if (isAdded) setHasViewCart(true);
        setState(isAdded ? "added" : "idle");
      }),
    ),
  );

  const add = async (data: Record<string, unknown>) => {
    try {
      const { navigateTo } = await addItem({ data, button });
      if (navigateTo) window.location.assign(navigateTo);
    } catch (error) {
      reportError("add-to-cart", error, button);
      setState("failed");
      // Not even the request's code could be loaded: the link still works, unless there is no network at all.
      const isLinkLeft = navigator.onLine && !(error instanceof PlatformError);
      if (isLinkLeft && button instanceof HTMLAnchorElement) window.location.assign(button.href);
    }
  };

  useHostEvent(button, "click", () => {
    if (state === "loading") return;
    clearAnnouncement();
    button.classList.remove("added");
    flushSync(() => setState("loading"));
    if (!ask("should_send_ajax_request.adding_to_cart", button)) {
      emit("ajax_request_not_sent.adding_to_cart", false, false, button);
      return;
    }
    const data = buttonData(jqueryDataOf(button), button.dataset);
    emit("adding_to_cart", button, data);
    void add(data);
  });

  return state === "failed" ? <InlineNotice after={button} text={failedText} /> : null;
};
