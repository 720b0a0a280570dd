import { changeAttributes } from "#src/dom/changed-attributes.ts";

/** Readers are busy with the new page itself before. */
const ANNOUNCE_DELAY_MS = 2000;

/**
 * Readers speak nodes that are new in a live region, not ones that were there from the start. The router of the shop's
 * blocks knows the nodes that it has found, and writes the count of the next page into them.
 */
const renew = (element: HTMLElement): void => {
  const { childNodes } = element.closest("[data-wp-router-region]") ? element : element.cloneNode(true);
  element.replaceChildren(...childNodes);
};

/**
 * Spec 9, result count; contract 4.7, whose conditions stand on the registry line. Tells readers after a change of
 * order, page or filter how many products the new page shows. Returns the undo.
 */
export const attach = (count: HTMLElement): (() => void) => {
  const restore = changeAttributes(count, { role: "alert", "aria-hidden": "true", "data-state": "waiting" });
  const timer = setTimeout(() => {
    count.ariaHidden = "false";
    count.dataset.state = "announced";
    renew(count);
  }, ANNOUNCE_DELAY_MS);
  return () => {
    clearTimeout(timer);
    restore();
  };
};
