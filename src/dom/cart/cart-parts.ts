import { keepAttributes } from "#src/dom/changed-attributes.ts";
import type { Cart } from "#src/public-types.ts";

const PARTS = ':is([data-widget="mini-cart"], .bde-mini-cart) :is([data-part="count"], [data-part="subtotal"])';

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

/** Shows count and subtotal in a theme's own parts. The server's fragments paint the page builder's parts. */
export const showCartParts = (scope: ParentNode, { isKnown, count, subtotal }: Cart): void => {
  if (!isKnown) return;
  for (const part of scope.querySelectorAll<HTMLElement>(PARTS)) {
    keepPrinted(part);
    part.textContent = part.dataset.part === "count" ? String(count) : subtotal;
    // Style sheets hide an empty cart's badge by this attribute, as with the page builder's badge.
    part.dataset.count = String(count);
  }
};

export const giveBackCartParts = (host: ParentNode): void => {
  for (const part of host.querySelectorAll(PARTS)) {
    undos.get(part)?.();
    undos.delete(part);
  }
};
