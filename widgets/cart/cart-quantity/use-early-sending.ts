import type { RefObject } from "react";
import { hasModifier } from "#src/dom/modifiers.ts";
import { hasQuantityScript } from "#src/dom/page-plugins.ts";
import { enqueue } from "#src/stores/cart-queue.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { forgetUnsent, type RowChange } from "./builder-timer.ts";
import { HELD } from "./held-field.tsx";

const LEAVING_LINK = 'a:is([href^="/"], [href^="http"]):not([target], [download])';

/** How long a link is held at the most, while a quantity is sent. */
const LINK_HELD_MS = 1000;

/** Further rows send theirs at the same click: a turn later the queue has all of them. */
const allSent = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LINK_HELD_MS);
    queueMicrotask(() => enqueue(async () => resolve()));
  });

export const isSentByBuilder = (change: RowChange | undefined): boolean =>
  change?.isForgotten === false && hasQuantityScript();

/** Makes a change that still waits when the page is left go first. */
export const useEarlySending = (
  input: HTMLInputElement,
  latest: RefObject<RowChange | undefined>,
  send: () => void,
): void => {
  const sendEarly = () => {
    if (!isSentByBuilder(latest.current)) send();
  };

  // A link is followed once it is sent: the page that it leads to may be the cart, and must not be asked for before.
  useListener<MouseEvent>(window, "click", async (event) => {
    const { target, defaultPrevented } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LEAVING_LINK);
    if (!link || !latest.current || !input.hasAttribute(HELD)) return;
    sendEarly();
    // Held already for another row, or nothing that leaves the page.
    if (defaultPrevented || hasModifier(event)) return;
    event.preventDefault();
    await allSent();
    window.location.assign(link.href);
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
