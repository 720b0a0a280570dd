import { HELD } from "./held-fields.ts";
import { pageJQuery } from "./jquery.ts";

/**
 * Brings a piece of the page in line with newer server HTML and writes only what differs: focus, scroll position,
 * images and islands in the unchanged rest stay as they are.
 */

/** What islands show on server nodes while they work; server HTML knows nothing of it. */
const isOurs = (name: string): boolean => /^(data-state$|data-sw-|aria-busy$)/.test(name);

/** The platform's `data-cart_item_key` has other names in themes and side carts: `data-key`, `data-cart-item-key`. */
const KEY = /key$|-row-id$|^name$/;

/** A line of the mini-cart holds a remove link with its key, a row of the cart page a field with its name. */
const holderIn = (node: Element): Element | null =>
  node.matches("li, tr, .cart_item") ? node.querySelector('[data-cart_item_key], [name^="cart["]') : null;

/**
 * What identifies a node among its siblings: a line of the cart is known by the key that it holds, a row of a wishlist
 * by its product, a field by its name. A notice is never what stood in its place before. Ids say nothing: the platform
 * makes up new ones for each answer.
 */
const keyOf = (node: Element | null): string | null => {
  if (!node) return null;
  const key = node.getAttributeNames().find((name) => KEY.test(name));
  if (key) return node.getAttribute(key);
  return keyOf(holderIn(node)) ?? (node.matches("[role=alert]") ? "alert" : null);
};

/** A box and a link are known by their first class: a title is no place for notices, and a link to add none to remove. */
const firstClassOf = (node: Element): string | undefined => (node.matches("div, a") ? node.classList[0] : undefined);

/**
 * Boxes in which a scroll bar or slider of a script has bound its listeners. It would bind them once more to what it finds
 * without its mark, and each turn of the wheel would count twice: it finds a new box, as with the platform's script.
 */
const SCRIPTED = '.ps, .ps-container, [class*="-initialized"]';

/** An island's own place among the server's nodes stays where it is. */
const skipSlots = (node: ChildNode | null): ChildNode | null => {
  let next = node;
  while (next instanceof Element && next.hasAttribute("data-sw-slot")) next = next.nextSibling;
  return next;
};

/** What the server prints empty and a script has filled, as payment buttons are. */
const isFilled = (live: Element, next: Element): boolean =>
  skipSlots(live.firstElementChild) !== null && !next.firstElementChild && !next.textContent.trim();

/** What a script has made its own: it knows the box and its nodes, and would find them changed or not fill them again. */
const isScripted = (live: Element, next: Element): boolean => live.matches(SCRIPTED) || isFilled(live, next);

const isSameKind = (a: Element, b: Element): boolean => {
  if (keyOf(a) !== keyOf(b) || isScripted(a, b)) return false;
  const firstClass = firstClassOf(a);
  return !firstClass || firstClass === (firstClassOf(b) ?? firstClass);
};

/** The live node that shall become `wanted`: white space only takes the next place, elements may stand further on. */
const findMatch = (from: ChildNode | null, wanted: Node): ChildNode | null => {
  const { nodeName } = wanted;
  if (!(wanted instanceof Element)) return from?.nodeName === nodeName ? from : null;
  let match = from;
  while (match && !(match.nodeName === nodeName && isSameKind(match as Element, wanted)))
    match = skipSlots(match.nextSibling);
  return match;
};

/** A field shows the shop's value and choice. One that the shopper is changing keeps what was typed. */
const syncField = (live: Element, next: Element): void => {
  if (!live.matches(`input:not([${HELD}])`)) return;
  const field = live as HTMLInputElement;
  const value = next.getAttribute("value");
  if (value !== null) field.value = value;
  field.checked = next.hasAttribute("checked");
};

/** Equal markup may show what was typed or chosen and the shop has refused. The field in use is left alone. */
const syncFields = (live: Element, next: Element): void => {
  const wanted = [next, ...next.querySelectorAll("input")];
  for (const [index, field] of [live, ...live.querySelectorAll("input")].entries()) {
    if (field !== document.activeElement) syncField(field, wanted[index] ?? field);
  }
};

/**
 * A title that has the focus was lent what makes it focusable, and Safari takes both away together. A button that is printed
 * without a type was lent the one that keeps it from submitting.
 */
const isLent = (name: string, live: Element): boolean =>
  (name === "tabindex" && live === document.activeElement) || (name === "type" && live instanceof HTMLButtonElement);

/** What jQuery has read once it keeps: a theme's button would go on changing the line that stood in its place. */
const readAnew = (live: Element, key: string): void => void pageJQuery()?.(live).removeData(key).data(key);

const syncAttributes = (live: Element, next: Element): void => {
  for (const name of live.getAttributeNames()) {
    if (!next.hasAttribute(name) && !isOurs(name) && !isLent(name, live)) live.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (live.getAttribute(name) === value) continue;
    live.setAttribute(name, value);
    if (name.startsWith("data-")) readAnew(live, name.slice(5));
  }
  syncField(live, next);
};

const removeUntil = (from: ChildNode | null, end: ChildNode | null): void => {
  let current = from;
  while (current && current !== end) {
    const surplus: ChildNode = current;
    current = skipSlots(current.nextSibling);
    surplus.remove();
  }
};

const syncChildren = (live: Node, next: Node): void => {
  let current = skipSlots(live.firstChild);
  for (const wanted of [...next.childNodes]) {
    const match = findMatch(current, wanted);
    if (!match) {
      live.insertBefore(document.importNode(wanted, true), current);
      continue;
    }
    // Keyed nodes may have moved; what stands between is gone or comes later, and then is made anew.
    removeUntil(current, match);
    syncNode(match, wanted);
    current = skipSlots(match.nextSibling);
  }
  removeUntil(current, null);
};

/**
 * A theme that has bound its listeners to a plus and minus, or put them in, marks their box, and does so once more where the
 * mark is gone: the next press would count twice, or find no plus for a while. Of such a box only the field follows.
 */
const isMarkedQuantity = (live: Element, next: Element): boolean =>
  live.matches(".quantity") &&
  ([...live.classList].some((name) => !next.classList.contains(name)) ||
    live.getAttributeNames().some((name) => !isOurs(name) && !next.hasAttribute(name)));

/** What a lazy loader has put in its place: the newer page holds the same back once more, and nobody would look again. */
const isShownAlready = (live: Element, next: Element): boolean => {
  const address = live.getAttribute("src");
  return address !== null && Object.values((next as HTMLElement).dataset).includes(address);
};

const syncElement = (live: Element, next: Element): void => {
  if (isShownAlready(live, next)) return;
  const field = isMarkedQuantity(live, next) && live.querySelector("input");
  const wanted = next.querySelector("input");
  if (field && wanted) {
    // A label beside it may name it by its id.
    const { className, id } = field;
    syncAttributes(field, wanted);
    field.className = className;
    if (id) field.id = id;
  } else {
    syncAttributes(live, next);
    syncChildren(live, next);
  }
};

const syncNode = (live: Node, next: Node): void => {
  const isChanged = !live.isEqualNode(next);
  if (live instanceof Element) (isChanged ? syncElement : syncFields)(live, next as Element);
  else if (isChanged) live.nodeValue = next.nodeValue;
};

/** Makes `live` equal to `next`, which stays untouched and may serve for further copies. */
export const morph = (live: Element, next: Element): void => {
  if (live.localName === next.localName && !isScripted(live, next)) syncNode(live, next);
  else live.replaceWith(document.importNode(next, true));
};
