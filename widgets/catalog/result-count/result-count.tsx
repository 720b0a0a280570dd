import { changeAttributes } from "#src/dom/changed-attributes.ts";

/** Until then screen readers are busy with the new page itself. */
const ANNOUNCE_DELAY_MS = 2000;

/**
 * Screen readers speak only nodes that are new in a live region. The router of the platform's blocks keeps the nodes
 * that it found and writes the next page's count into them, so a copy must not replace those.
 */
const renew = (element: HTMLElement): void => {
  const { childNodes } = element.closest("[data-wp-router-region]") ? element : element.cloneNode(true);
  element.replaceChildren(...childNodes);
};

/** Spec 9, result count; shop contract 4.7, whose conditions stand in the registry. */
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
