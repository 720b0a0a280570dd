import { morph } from "#src/dom/morph.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { reportError } from "#src/report-error.ts";
import { $cart, $fragments, type Fragments } from "#src/stores/cart.ts";
import { MINI_CART } from "#src/stores/cart-freshness.ts";
import "./fragments.css";

/**
 * Paints the shop's HTML blocks into every place that shows them. Islands inside removed nodes are unmounted by the
 * loader, and new hosts are mounted by it.
 */

/** Set on each block while the cart is on its way; the style sheet fades it. */
const PENDING = "data-sw-pending";

const targetsOf = (selector: string): Element[] => {
  try {
    return [...document.querySelectorAll(selector)];
  } catch (error) {
    reportError(
      "cart",
      `Cannot paint the fragment "${selector}": expected a CSS selector. Correct the filter that adds it. ${String(error)}`,
    );
    return [];
  }
};

/** The one element that a block consists of; undefined for a bare text, several elements or nothing. */
const onlyElement = ({ children, childNodes }: DocumentFragment): Element | undefined => {
  const hasText = [...childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
  return children.length === 1 && !hasText ? children[0] : undefined;
};

const paintBlock = (selector: string, html: string): void => {
  const targets = targetsOf(selector);
  if (targets.length === 0) return;
  const content = parseServerHtml(html);
  const block = onlyElement(content);
  for (const target of targets) {
    if (block) morph(target, block);
    else target.replaceWith(document.importNode(content, true));
  }
};

const paint = (fragments: Fragments): void => {
  for (const [selector, html] of Object.entries(fragments)) {
    // What is not a text is data of a plugin; a bare count is one as well.
    if (typeof html === "string" || typeof html === "number") paintBlock(selector, String(html));
  }
};

let pending: readonly string[] = [];

const showPending = (isPending: boolean): void => {
  const painted = Object.keys($fragments.get());
  if (isPending) pending = painted.length > 0 ? painted : [MINI_CART];
  // Looked for again in the end: another script may have put copies in their place, with all that was on them.
  for (const target of pending.flatMap(targetsOf)) {
    target.toggleAttribute(PENDING, isPending);
    // Other scripts and themes know this class from the platform's own script.
    target.classList.toggle("updating", isPending);
  }
};

/** From now on the page shows what the cart's store holds. */
export const startFragments = (): void => {
  $fragments.listen(paint);
  let wasPending = false;
  $cart.listen(({ isPending }) => {
    if (isPending !== wasPending) showPending(isPending);
    wasPending = isPending;
  });
};
