import { useLayoutEffect } from "react";
import { changeAttributes } from "#src/dom/changed-attributes.ts";
import type { Cart } from "#src/public-types.ts";

/** Shows count and subtotal in a theme's own parts. The page builder's are painted by the server's fragments. */
export const useCartParts = (host: HTMLElement, { isKnown, count, subtotal }: Cart): void => {
  useLayoutEffect(() => {
    if (!isKnown) return;
    const undo: (() => void)[] = [];
    for (const node of host.querySelectorAll<HTMLElement>('[data-part="count"], [data-part="subtotal"]')) {
      const { textContent } = node;
      undo.push(() => {
        node.textContent = textContent;
      });
      node.textContent = node.dataset.part === "count" ? String(count) : subtotal;
      // Style sheets hide the badge of an empty cart by it, as they do the builder's.
      undo.push(changeAttributes(node, { "data-count": String(count) }));
    }
    return () => {
      for (const restore of undo) restore();
    };
  }, [host, isKnown, count, subtotal]);
};
