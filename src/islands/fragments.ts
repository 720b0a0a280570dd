import { morph } from "#src/dom/morph.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { reportError } from "#src/report-error.ts";
import { $cart, $fragments, type Fragments } from "#src/stores/cart.ts";
import "./fragments.css";

/**
 * Paints the shop's HTML blocks into every place that shows them. Islands inside removed nodes are unmounted by the
 * loader, and new hosts are mounted by it.
 */

/** Set on each block while the cart is on its way; the style sheet fades it. */
const PENDING = "data-sw-pending";

const DEFAULT_SELECTORS = ["div.widget_shopping_cart_content"];

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

const paintBlock = (selector: string, html: string): void => {
  const targets = targetsOf(selector);
  if (targets.length === 0) return;
  const [block, ...rest] = parseServerHtml(html).children;
  for (const target of targets) {
    if (!block) target.remove();
    else if (rest.length === 0) morph(target, block);
    else target.replaceWith(...[block, ...rest].map((element) => document.importNode(element, true)));
  }
};

const paint = (fragments: Fragments): void => {
  for (const [selector, html] of Object.entries(fragments)) paintBlock(selector, html);
};

let pending: Element[] = [];

const showPending = (isPending: boolean): void => {
  const painted = Object.keys($fragments.get());
  if (isPending) pending = (painted.length > 0 ? painted : DEFAULT_SELECTORS).flatMap(targetsOf);
  for (const target of pending) {
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
