import { hasModifier } from "./modifiers.ts";

/** What is done to a product by a link is done on the page. */
const LEAVING_LINK = 'a:is([href^="/"], [href^="http"]):not([target], [download], [data-product_id])';

/** The link that leads away from the page at what was pressed. */
export const leavingLinkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LEAVING_LINK) : null;

/** How long a link is held at the most. */
const LINK_HELD_MS = 1000;

/** Has links that are pressed from now on followed once the promise asked for then is settled. Returns the undo. */
export const holdLinks = (whenSent: () => Promise<unknown>): (() => void) => {
  const hold = async (event: MouseEvent): Promise<void> => {
    const link = leavingLinkAt(event);
    // Held already for another change, or nothing that leaves the page.
    if (!link || event.defaultPrevented || hasModifier(event)) return;
    event.preventDefault();
    await Promise.race([whenSent(), new Promise((resolve) => setTimeout(resolve, LINK_HELD_MS))]);
    location.assign(link.href);
  };
  addEventListener("click", hold);
  return () => removeEventListener("click", hold);
};
