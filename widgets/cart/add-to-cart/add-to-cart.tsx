import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { clearAnnouncement } from "#src/dom/announce.ts";
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

/** Themes and other scripts know the button's states by these classes of the platform. */
const useStateClasses = (button: HTMLElement, state: State) => {
  useLayoutEffect(() => {
    button.classList.toggle("loading", state === "loading");
    button.classList.toggle("added", state === "added");
    return () => button.classList.remove("loading", "added");
  }, [button, state]);
};

/** The link stands between the button and what follows it, as a node of its own: themes style `.button + .added_to_cart`. */
const useViewCartLink = (isShown: boolean, { button, cartUrl, viewCartText }: AddToCartProps) => {
  useLayoutEffect(() => {
    if (!isShown || button.parentElement?.querySelector(".added_to_cart")) return;
    const link = document.createElement("a");
    link.className = "added_to_cart wc-forward";
    link.href = cartUrl;
    link.title = viewCartText;
    link.textContent = viewCartText;
    button.after(link);
    return () => link.remove();
  }, [isShown, button, cartUrl, viewCartText]);
};

export const AddToCart = (props: AddToCartProps) => {
  const { button, failedText } = props;
  const [state, setState] = useState<State>("idle");
  const [hasViewCart, setHasViewCart] = useState(false);
  useHostState(button, state);
  useStateClasses(button, state);
  useViewCartLink(hasViewCart && !props.isCartPage, props);
  // Back from the page that this button led to.
  useRestoredPage(() => setState("idle"));

  const update = (next: State) => {
    flushSync(() => setState(next));
    emit("wc_cart_button_updated", button);
  };

  useLayoutEffect(() =>
    onButtonUpdate(button, (isAdded) => {
      if (isAdded) setHasViewCart(true);
      update(isAdded ? "added" : "idle");
    }),
  );

  const add = async (data: Record<string, unknown>) => {
    try {
      const { navigateTo } = await addItem({ data, button });
      if (navigateTo) window.location.assign(navigateTo);
    } catch (error) {
      reportError("add-to-cart", error, button);
      setState("failed");
      // Not even the request's code could be loaded: the link still works.
      if (!(error instanceof PlatformError) && button instanceof HTMLAnchorElement) window.location.assign(button.href);
    }
  };

  useHostEvent(button, "click", () => {
    if (state === "loading") return;
    clearAnnouncement();
    flushSync(() => setState("loading"));
    if (!ask("should_send_ajax_request.adding_to_cart", button)) {
      emit("ajax_request_not_sent.adding_to_cart", false, false, button);
      update("idle");
      return;
    }
    const data = buttonData(jqueryDataOf(button), button.dataset);
    emit("adding_to_cart", button, data);
    void add(data);
  });

  return state === "failed" ? <InlineNotice after={button} text={failedText} /> : null;
};
