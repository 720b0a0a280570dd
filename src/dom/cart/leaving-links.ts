import { hasModifier } from "#src/dom/modifiers.ts";

/** A link with a product's id acts on the product and stays on the page. */
const LEAVING_LINK = 'a:is([href^="/"], [href^="http"]):not([target], [download], [data-product_id])';

const leavingLinkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LEAVING_LINK) : null;

const LINK_HELD_MS = 1000;

/** Holds every link that is pressed from now on until `whenSent()` settles, and then follows it. Returns the undo. */
export const holdLinks = (whenSent: () => Promise<unknown>): (() => void) => {
  const hold = async (event: MouseEvent): Promise<void> => {
    const link = leavingLinkAt(event);
    // The link does not leave the page, or another change holds it already.
    if (!link || event.defaultPrevented || hasModifier(event)) return;
    event.preventDefault();
    await Promise.race([whenSent(), new Promise((resolve) => setTimeout(resolve, LINK_HELD_MS))]);
    location.assign(link.href);
  };
  addEventListener("click", hold);
  return () => removeEventListener("click", hold);
};
