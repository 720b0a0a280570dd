import { SLOT } from "./marks.ts";

/** Which live node a node of newer server HTML stands for. */

/** The platform's `data-cart_item_key`, and its names in themes and side carts: `data-key`, `data-cart-item-key`. */
const KEY = /key$|(row|wishlist)-id$|^name$/;

/** A line of the mini-cart holds a remove link with its key, a row of the cart page a field with its name. */
const holderIn = (node: Element): Element | null =>
  node.matches("li, tr, .mini_cart_item, .cart_item")
    ? node.querySelector('[data-cart_item_key], [name^="cart["]')
    : null;

// What identifies a node among its siblings: the key that a cart line holds, the product or list of a wishlist's row, a
// field's name. A notice never matches the node in its place. Ids say nothing, since the platform makes up new ones for
// each answer.
const keyOf = (node: Element | null): string | null => {
  if (!node) return null;
  const key = node.getAttributeNames().find((name) => KEY.test(name));
  if (key) return node.getAttribute(key);
  return keyOf(holderIn(node)) ?? (node.matches("[role=alert]") ? "alert" : null);
};

// Boxes with a script's scroll bar or slider. A morph would drop the script's mark, the script would bind its listeners
// again, and each turn of the wheel would count twice. It gets a new box instead, as with the platform's script. So do
// our carousel and countdown: a morph would unwrap the slides, empty the numbers and let the style sheet hide both.
const SCRIPTED = '.ps, .ps-container, .owl-loaded, [role=timer], [class*="-initialized"]';

export const skipSlots = (node: ChildNode | null): ChildNode | null => {
  let next = node;
  while (next instanceof Element && next.hasAttribute(SLOT)) next = next.nextSibling;
  return next;
};

/** The server prints the box empty, and a script has filled it, as with payment buttons. */
const isFilled = (live: Element, next: Element): boolean =>
  skipSlots(live.firstElementChild) !== null && !next.firstElementChild && !next.textContent.trim();

/** The box belongs to a script, which would find its nodes changed or would not fill the box again. */
export const isScripted = (live: Element, next: Element): boolean => live.matches(SCRIPTED) || isFilled(live, next);

/** Boxes and links match by first class: a title must not become a notice, nor a link that adds one that removes. */
const isSameKind = (a: Element, b: Element): boolean => {
  if (keyOf(a) !== keyOf(b) || isScripted(a, b)) return false;
  const [firstClass] = a.classList;
  return !firstClass || !a.matches("div, a") || firstClass === (b.classList[0] ?? firstClass);
};

/** The live node to become `wanted`. An element may stand further on; a text must be the next node. */
export const findMatch = (from: ChildNode | null, wanted: Node): ChildNode | null => {
  const { nodeName } = wanted;
  if (!(wanted instanceof Element)) return from?.nodeName === nodeName ? from : null;
  let match = from;
  while (match && !(match.nodeName === nodeName && isSameKind(match as Element, wanted)))
    match = skipSlots(match.nextSibling);
  return match;
};
