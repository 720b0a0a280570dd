import { showCartParts } from "#src/dom/cart-parts.ts";
import { create } from "#src/dom/create.ts";
import { morph } from "#src/dom/morph.ts";
import { parseWithScripts } from "#src/dom/server-html.ts";
import { reportError } from "#src/report-error.ts";
import { $cart, $fragments, type Fragments, isAnswer } from "#src/stores/cart.ts";
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
  } catch {
    reportError(
      "cart",
      `Cannot paint the fragment "${selector}": expected a CSS selector. Correct the filter that adds it.`,
    );
    return [];
  }
};

/** Unless the page's policy forbids inline scripts. What a parser has made never runs itself. */
const run = ({ type, text }: HTMLScriptElement): void => {
  const script = create("script", { type });
  script.append(text);
  document.head.append(script);
  script.remove();
};

const paintBlock = (selector: string, html: string, mayRun: boolean): void => {
  const targets = targetsOf(selector);
  if (targets.length === 0) return;
  const { content, scripts } = parseWithScripts(html);
  const text = content.textContent.trim();
  const [block, other] = content.children;
  const isOneElement = !other && block?.textContent.trim() === text;
  // Some trackers' blocks are a script, which the next answer looks for. It stands there to be found and read; it does not run.
  if (!block && !text) content.append(...scripts);
  for (const target of targets) {
    if (isOneElement) morph(target, block);
    else target.replaceWith(document.importNode(content, true));
  }
  // A block of scripts alone is how trackers are told of an add. Beside a text, a name or an error may have brought them.
  if (mayRun && !text) scripts.forEach(run);
};

const paint = (fragments: Fragments): void => {
  for (const [selector, html] of Object.entries(fragments)) {
    // What is not a text is data of a plugin; a bare count is one as well.
    if (typeof html === "string" || typeof html === "number") paintBlock(selector, String(html), isAnswer(fragments));
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
  $cart.listen((cart) => {
    const { isPending } = cart;
    // A page from a cache shows the number of another visitor; most shoppers only look at it.
    showCartParts(document, cart);
    if (isPending !== wasPending) showPending(isPending);
    wasPending = isPending;
  });
};
