import { showCartParts } from "#src/dom/cart/cart-parts.ts";
import { MINI_CART } from "#src/dom/cart/mini-cart-markup.ts";
import { create } from "#src/dom/create.ts";
import { pageJQuery } from "#src/dom/jquery/jquery.ts";
import { PENDING } from "#src/dom/marks.ts";
import { morph } from "#src/dom/morph.ts";
import { reportError } from "#src/report-error.ts";
import { $cart, $fragments, type Fragments, isAnswer, parseBlock } from "#src/stores/cart.ts";
import "#src/dom/pending.css";

/** Paints the shop's HTML blocks wherever the page shows them. The loader follows the hosts in removed and new nodes. */

/** The platform asks jQuery, which knows more selectors than the browser, such as ".count:first". */
const findByJQuery = (selector: string): readonly Element[] | undefined => {
  try {
    return pageJQuery()?.(selector).get() as Element[] | undefined;
  } catch {
    return undefined;
  }
};

const targetsOf = (selector: string): readonly Element[] => {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    const found = findByJQuery(selector);
    if (!found) reportError("cart", `Cannot paint the fragment "${selector}": expected a CSS selector. Correct it.`);
    return found ?? [];
  }
};

/** A script made by a parser never runs, so this runs a copy, unless the page's policy forbids inline scripts. */
const run = ({ type, text }: HTMLScriptElement): void => {
  const script = create("script", { type });
  script.append(text);
  document.head.append(script);
  script.remove();
};

/** The tracking plugin's block calls the tracker, whose code comes in idle time: later than a quick answer. */
const runBlock = (selector: string, scripts: readonly HTMLScriptElement[]): void => {
  const start = () => scripts.forEach(run);
  if (selector === "#pys_ajax_events" && !("getPixelBySlag" in window))
    document.addEventListener("storefront:pixels-ready", start, { once: true });
  else start();
};

const paintBlock = (selector: string, html: string, mayRun: boolean): void => {
  const targets = targetsOf(selector);
  if (!targets[0]) return;
  const { content, scripts } = parseBlock(html);
  const text = content.textContent.trim();
  const [block, other] = content.children;
  const isOneElement = !other && block?.textContent.trim() === text;
  // Some trackers look for their script block at the next answer. It stands on the page to be found, but does not run.
  if (!text) content.append(...scripts);
  for (const target of targets) {
    if (isOneElement) morph(target, block);
    else target.replaceWith(content.cloneNode(true));
  }
  // Trackers are told of an add by a block of scripts alone. Scripts beside a text may come from a product's name.
  if (mayRun && !text) runBlock(selector, scripts);
};

const paint = (fragments: Fragments): void => {
  for (const [selector, html] of Object.entries(fragments)) {
    // Other values are a plugin's data. Some plugins send a bare count.
    if (typeof html === "string" || typeof html === "number") paintBlock(selector, String(html), isAnswer(fragments));
  }
};

/** The platform's own script sets this class too; other scripts and themes know it. */
const UPDATING = "updating";

/** Searching a long listing takes time: the pressed button's own sign is painted first, and a quick answer needs no search. */
const MARK_AFTER_MS = 100;

const showUpdating = (): void => {
  const { isPending } = $cart.get();
  const painted = Object.keys($fragments.get());
  // By the mark at the end: another script may have replaced the blocks with copies, marks included.
  const targets = isPending
    ? (painted[0] ? painted : [MINI_CART]).flatMap(targetsOf)
    : document.querySelectorAll(`[${PENDING}=${UPDATING}]`);
  for (const target of targets) {
    if (isPending) target.setAttribute(PENDING, UPDATING);
    else target.removeAttribute(PENDING);
    target.classList.toggle(UPDATING, isPending);
  }
};

export const startFragments = (): void => {
  $fragments.listen(paint);
  $cart.listen((cart, before) => {
    // No mini-cart need be mounted: a cached page shows another visitor's number, and most shoppers only look.
    if (cart.isPending === before?.isPending) showCartParts(document, cart);
    else if (cart.isPending) setTimeout(showUpdating, MARK_AFTER_MS);
    else showUpdating();
  });
};
