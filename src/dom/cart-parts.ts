import type { Cart } from "#src/public-types.ts";
import { keepAttributes } from "./changed-attributes.ts";

const PARTS = ':is([data-widget="mini-cart"], .bde-mini-cart) :is([data-part="count"], [data-part="subtotal"])';

/** What gives a part back as the server printed it. */
const undos = new WeakMap<Element, () => void>();

const keepPrinted = (part: HTMLElement): void => {
  if (undos.has(part)) return;
  const { textContent } = part;
  const restore = keepAttributes(part, ["data-count"]);
  undos.set(part, () => {
    part.textContent = textContent;
    restore();
  });
};

/** Shows count and subtotal in a theme's own parts. The page builder's are painted by the server's fragments. */
export const showCartParts = (scope: ParentNode, { isKnown, count, subtotal }: Cart): void => {
  if (!isKnown) return;
  for (const part of scope.querySelectorAll<HTMLElement>(PARTS)) {
    keepPrinted(part);
    part.textContent = part.dataset.part === "count" ? String(count) : subtotal;
    // Style sheets hide the badge of an empty cart by it, as they do the builder's.
    part.dataset.count = String(count);
  }
};

/** Gives the parts of a mini-cart back as the server printed them. */
export const giveBackCartParts = (host: ParentNode): void => {
  for (const part of host.querySelectorAll(PARTS)) {
    undos.get(part)?.();
    undos.delete(part);
  }
};
