import type { Cart } from "#src/public-types.ts";
import { changeAttributes } from "./changed-attributes.ts";

const PARTS = ':is([data-widget="mini-cart"], .bde-mini-cart) :is([data-part="count"], [data-part="subtotal"])';

/**
 * Shows count and subtotal in a theme's own parts. The page builder's are painted by the server's fragments. Returns what
 * gives the parts back as they were.
 */
export const showCartParts = ({ isKnown, count, subtotal }: Cart): (() => void) => {
  const undo = [...(isKnown ? document.querySelectorAll<HTMLElement>(PARTS) : [])].map((node) => {
    const { textContent } = node;
    node.textContent = node.dataset.part === "count" ? String(count) : subtotal;
    // Style sheets hide the badge of an empty cart by it, as they do the builder's.
    const restore = changeAttributes(node, { "data-count": String(count) });
    return () => {
      node.textContent = textContent;
      restore();
    };
  });
  return () => {
    for (const restore of undo) restore();
  };
};
