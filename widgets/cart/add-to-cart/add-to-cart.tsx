import { clearAnnouncement } from "#src/dom/announce.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { showNotice } from "#src/dom/inline-notice.ts";
import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { jqueryDataOf } from "#src/dom/jquery/page-plugins.ts";
import { ask, emit } from "#src/dom/platform-events.ts";
import { PlatformError } from "#src/errors.ts";
import { reportError } from "#src/report-error.ts";
import { addItem } from "#src/stores/cart-actions.ts";
import { onButtonUpdate } from "#src/stores/cart-buttons.ts";
import { buttonData } from "./button-data.ts";
import { readFailedText } from "./contract.ts";
import "./style.css";

type State = "idle" | "loading" | "added" | "failed";

/** The platform's class names, by which themes know these states. Other scripts may set them too. */
const classesOf = (state: State): State[] => (state === "loading" || state === "added" ? [state] : []);

const change = (button: HTMLElement, before: State, next: State): void => {
  button.classList.remove(...classesOf(before));
  button.classList.add(...classesOf(next));
  button.dataset.state = next;
  // A theme's spinner is a picture only.
  button.ariaBusy = next === "loading" ? "true" : null;
};

/** Buttons that have had a `data-state` of ours. */
const marked = new WeakSet<object>();

// The platform's script, where it is on the page, sends every data attribute of a button. A page may have five hundred
// buttons, so they share one listener.
listenToPage("adding_to_cart", ([button, data]) => {
  if (marked.has(Object(button)) && data instanceof Object) delete (data as { state?: unknown }).state;
});

const add = async (button: HTMLElement, data: Record<string, unknown>): Promise<void> => {
  const url = await addItem({ data, button });
  if (url) location.assign(url);
};

const followLink = (button: HTMLElement, error: unknown): void => {
  // Any other error means that the request's code did not load: the link still works, if the network does.
  const isLinkLeft = navigator.onLine && !(error instanceof PlatformError);
  if (isLinkLeft && button instanceof HTMLAnchorElement) location.assign(button.href);
};

/**
 * In a product loop the field may hold a quantity that the browser restored with the page, or one that was changed
 * before the code of quantity-input had loaded.
 */
const dataOf = (button: HTMLElement): Record<string, unknown> => {
  const { dataset } = button;
  const field = button.closest("li.product")?.querySelector<HTMLInputElement>("input.qty");
  if (field && dataset.quantity === field.defaultValue) dataset.quantity = field.value;
  return buttonData(jqueryDataOf(button), dataset);
};

export const attach = (button: HTMLElement, hear: Hear): (() => void) => {
  const failedText = readFailedText(button);
  let state: State = "idle";
  let isOver = false;
  let hideNotice: (() => void) | undefined;
  let viewCartLink: HTMLElement | undefined;

  const show = (next: State): void => {
    // The answer may arrive after the unmount.
    if (isOver) return;
    change(button, state, next);
    state = next;
    hideNotice?.();
    hideNotice = next === "failed" ? showNotice(button, failedText) : undefined;
  };

  const fail = (error: unknown): void => {
    reportError("add-to-cart", error, button);
    show("failed");
    followLink(button, error);
  };

  show("idle");
  onButtonUpdate(button, (isAdded, link) => {
    viewCartLink = link ?? viewCartLink;
    show(isAdded ? "added" : "idle");
  });
  marked.add(button);
  const giveBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) show("idle");
  };
  hear("click", () => {
    if (state === "loading") return;
    // Going back may restore this page with the button still loading. Listen only now: most buttons are never pressed.
    addEventListener("pageshow", giveBack);
    clearAnnouncement();
    button.classList.remove("added");
    show("loading");
    if (!ask("should_send_ajax_request.adding_to_cart", button)) {
      emit("ajax_request_not_sent.adding_to_cart", false, false, button);
      return;
    }
    const data = dataOf(button);
    emit("adding_to_cart", button, data);
    add(button, data).catch(fail);
  });

  return () => {
    // A filter, or the next page of a table, may put back the card that it has taken away.
    if (state !== "added" || button.isConnected) {
      show("idle");
      viewCartLink?.remove();
    }
    isOver = true;
    removeEventListener("pageshow", giveBack);
    delete button.dataset.state;
  };
};
