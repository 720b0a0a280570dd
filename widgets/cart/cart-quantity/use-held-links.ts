import { enqueue } from "#src/stores/cart-queue.ts";
import { useListener } from "#src/ui/use-listener.ts";

const LEAVING_LINK = 'a:is([href^="/"], [href^="http"]):not([target], [download])';

/** How long a link is held at the most, while a quantity is sent. */
const LINK_HELD_MS = 1000;

/** Further rows send theirs at the same click: a turn later the queue has all of them. */
const allSent = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LINK_HELD_MS);
    queueMicrotask(() => enqueue(async () => resolve()));
  });

/**
 * Sends what waits when a link is pressed, and follows the link once it is sent: the page that it leads to may be the
 * cart, and must not be asked for before.
 */
export const useHeldLinks = (isWaiting: () => boolean, send: () => void): void =>
  useListener<MouseEvent>(window, "click", async (event) => {
    const { target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LEAVING_LINK);
    if (!link || !isWaiting()) return;
    send();
    // Held already for another row, or nothing that leaves the page.
    if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    await allSent();
    window.location.assign(link.href);
  });
