import { clearAnnouncement } from "#src/dom/announce.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { showNotice } from "#src/dom/inline-notice.ts";
import { listenToPage } from "#src/dom/page-listeners.ts";
import { jqueryDataOf } from "#src/dom/page-plugins.ts";
import { ask, emit } from "#src/dom/platform-events.ts";
import { PlatformError } from "#src/errors.ts";
import { reportError } from "#src/report-error.ts";
import { addItem } from "#src/stores/cart-actions.ts";
import { onButtonUpdate } from "#src/stores/cart-buttons.ts";
import { buttonData } from "./button-data.ts";
import { readFailedText } from "./contract.ts";
import "./style.css";

type State = "idle" | "loading" | "added" | "failed";

/** Themes and other scripts know these states by classes of the platform. Another script may have set them too. */
const classesOf = (state: State): State[] => (state === "loading" || state === "added" ? [state] : []);

/** The buttons that have our state on them. A page may have five hundred, which share one listener. */
const mounted = new Set<unknown>();
let stopHearing = (): void => undefined;

/** The platform's own script, where it is here, sends all that stands on a button, and our state with it. */
const dropState = ([button, data]: unknown[]): void => {
  if (mounted.has(button) && data instanceof Object) delete (data as { state?: unknown }).state;
};

/** Keeps our state on the button out of the platform's request. Returns the undo. */
const keepStateOut = (button: HTMLElement): (() => void) => {
  if (mounted.size === 0) stopHearing = listenToPage("adding_to_cart", dropState);
  mounted.add(button);
  return () => {
    mounted.delete(button);
    if (mounted.size === 0) stopHearing();
  };
};

const add = async (button: HTMLElement, data: Record<string, unknown>): Promise<void> => {
  const address = await addItem({ data, button });
  if (address) location.assign(address);
};

const followLink = (button: HTMLElement, error: unknown): void => {
  // Not even the request's code could be loaded: the link still works, unless there is no network at all.
  const isLinkLeft = navigator.onLine && !(error instanceof PlatformError);
  if (isLinkLeft && button instanceof HTMLAnchorElement) location.assign(button.href);
};

/** In a loop with the quantity beside it, which may have come back with the page, or whose code may still be on its way. */
const dataOf = (button: HTMLElement): Record<string, unknown> => {
  const { dataset } = button;
  const field = button.closest("li.product")?.querySelector<HTMLInputElement>("input.qty");
  if (field && dataset.quantity === field.defaultValue) dataset.quantity = field.value;
  return buttonData(jqueryDataOf(button), dataset);
};

/** Adds a button's product without a reload. Returns the undo. */
export const attach = (button: HTMLElement, hear: Hear): (() => void) => {
  const failedText = readFailedText(button);
  let state: State = "idle";
  let isOver = false;
  let hideNotice: (() => void) | undefined;
  let viewCartLink: HTMLElement | undefined;

  const show = (next: State): void => {
    // An answer may come after the button has been given back.
    if (isOver) return;
    button.classList.remove(...classesOf(state));
    button.classList.add(...classesOf(next));
    button.dataset.state = next;
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
  const stopUpdates = onButtonUpdate(button, (isAdded, link) => {
    viewCartLink = link ?? viewCartLink;
    show(isAdded ? "added" : "idle");
  });
  const letStateIn = keepStateOut(button);
  const giveBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) show("idle");
  };
  hear("click", () => {
    if (state === "loading") return;
    // Back from the page that this press leads to. Not before: most buttons are never pressed.
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
    show("idle");
    isOver = true;
    removeEventListener("pageshow", giveBack);
    stopUpdates();
    letStateIn();
    viewCartLink?.remove();
    delete button.dataset.state;
  };
};
