import { hasModifier } from "./modifiers.ts";

/** A link that leads away from the page; what is done to a product by a link is done on the page. */
export const LEAVING_LINK = 'a:is([href^="/"], [href^="http"]):not([target], [download], [data-product_id])';

/** How long a link is held at the most. */
const LINK_HELD_MS = 1000;

/** Has links that are pressed from now on followed once the promise asked for then is settled. Returns the undo. */
export const holdLinks = (whenSent: () => Promise<unknown>): (() => void) => {
  const hold = async (event: MouseEvent): Promise<void> => {
    const { target, defaultPrevented } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LEAVING_LINK);
    // Held already for another change, or nothing that leaves the page.
    if (!link || defaultPrevented || hasModifier(event)) return;
    event.preventDefault();
    await Promise.race([whenSent(), new Promise((resolve) => setTimeout(resolve, LINK_HELD_MS))]);
    window.location.assign(link.href);
  };
  window.addEventListener("click", hold);
  return () => window.removeEventListener("click", hold);
};
