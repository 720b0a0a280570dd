import { pageJQuery } from "#src/dom/jquery/jquery.ts";
import { HELD } from "./marks.ts";
import { findMatch, isScripted, skipSlots } from "./morph-match.ts";

/**
 * Brings a piece of the page in line with newer server HTML and writes only the differences: focus, scroll position,
 * images and islands in the unchanged rest stay as they are.
 */

/** Writes the shop's value and choice, except into a field that the shopper is changing. */
export const syncField = (live: Element, next: Element): void => {
  // The name first, at which most of a long cart's thousands of elements end.
  if (!live.matches("input, option") || live.closest(`[${HELD}]`)) return;
  if (live instanceof HTMLOptionElement) live.selected = next.hasAttribute("selected");
  if (!(live instanceof HTMLInputElement)) return;
  const value = next.getAttribute("value");
  if (value !== null) live.value = value;
  live.checked = next.hasAttribute("checked");
};

/** Quantities with a theme's plus and minus, of which none is being pressed, and whose number is not being typed. */
const STEPPED = ".quantity:has(a, button, .plus):not(:active, :has(.bde-quantity-button, .qty:focus))";

const stepped: Element[] = [];

/**
 * The platform prints new nodes, to which scripts bind their jQuery listeners. Beside the old listeners a press would count
 * twice. jQuery then forgets its data too, by which some scripts know that they have bound theirs. A form keeps all, since
 * widgets of ours listen on it as well. The native listeners of a stepped quantity go at the morph's end, with its box.
 */
const unbind = (live: Element): void => {
  const jquery = pageJQuery();
  if (jquery?._data?.(live, "events") && !live.matches("form")) jquery.cleanData?.([live]);
  if (live.matches(STEPPED)) stepped.push(live);
};

const partsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>("*")];

/**
 * Nobody can take off a native listener, so a theme's plus and minus are made anew, with the box by which the theme may
 * know that it has bound them. The field is the same: its number may be newer.
 */
const renewSteps = (box: Element): void => {
  const at = partsOf(box).indexOf(document.activeElement as HTMLElement);
  const renewed = box.cloneNode(true) as Element;
  const field = fieldIn(box);
  if (field) fieldIn(renewed)?.replaceWith(field);
  box.replaceWith(renewed);
  partsOf(renewed)[at]?.focus({ preventScroll: true });
};

/** Equal markup may show a value that the shopper entered and the shop refused. The field in use is left alone. */
const resetFields = (live: Element): void => {
  for (const element of [live, ...live.querySelectorAll("*")]) {
    unbind(element);
    if (element !== document.activeElement) syncField(element, element);
  }
};

// The bundle sets `tabindex` on a title while it has the focus, which Safari would drop with the attribute, and a `type`
// on a button to keep it from submitting.
const isOurAttribute = (name: string, live: Element): boolean =>
  /^(data-state$|data-sw-|aria-busy$)/.test(name) ||
  (name === "tabindex" && live === document.activeElement) ||
  (name === "type" && live.matches("button"));

/** Attributes that other scripts have set, or that the shop has printed before. */
const surplusOf = (live: Element, next: Element): string[] =>
  live.getAttributeNames().filter((name) => !next.hasAttribute(name) && !isOurAttribute(name, live));

/** jQuery caches data attributes: a theme's button would go on changing the line that was there before. */
const readAnew = (live: Element, key: string): void => void pageJQuery()?.(live).removeData(key).data(key);

const syncAttributes = (live: Element, next: Element): void => {
  for (const name of surplusOf(live, next)) live.removeAttribute(name);
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name) as string;
    if (live.getAttribute(name) === value) continue;
    live.setAttribute(name, value);
    if (name.startsWith("data-")) readAnew(live, name.slice(5));
  }
  syncField(live, next);
};

const removeUntil = (from: ChildNode | null, end?: ChildNode): void => {
  let current = from;
  while (current && current !== end) {
    const next = skipSlots(current.nextSibling);
    current.remove();
    current = next;
  }
};

const syncChildren = (live: Node, next: Node): void => {
  let current = skipSlots(live.firstChild);
  for (const wanted of [...next.childNodes]) {
    const match = findMatch(current, wanted);
    if (match) {
      // Nodes before the match are gone, or come later and are then made anew.
      removeUntil(current, match);
      syncNode(match, wanted);
      current = skipSlots(match.nextSibling);
    } else live.insertBefore(wanted.cloneNode(true), current);
  }
  removeUntil(current);
};

// A theme marks a quantity box after binding or adding its plus and minus. Without the mark it would bind again, so that
// a press counts twice, or add them again only later. Only the field of a marked box follows.
const isMarkedQuantity = (live: Element, next: Element): boolean =>
  live.matches(".quantity") &&
  ([...live.classList].some((name) => !next.classList.contains(name)) || Boolean(surplusOf(live, next)[0]));

// Some themes put in plus and minus as inputs.
const fieldIn = (box: Element): Element | null => box.querySelector("input:not([type=button])");

/** A lazy loader has shown the picture that the newer page still holds back, and would not look at it again. */
const isShownAlready = (live: Element, next: Element): boolean =>
  Object.values((next as HTMLElement).dataset).includes(live.getAttribute("src") as string);

const syncElement = (live: Element, next: Element): void => {
  if (isShownAlready(live, next)) return;
  const field = isMarkedQuantity(live, next) && fieldIn(live);
  const wanted = fieldIn(next);
  if (field && wanted) {
    // A label beside the field may refer to its id.
    const { className, id } = field;
    syncAttributes(field, wanted);
    field.className = className;
    if (id) field.id = id;
  } else {
    unbind(live);
    syncAttributes(live, next);
    syncChildren(live, next);
  }
};

const syncNode = (live: Node, next: Node): void => {
  const isChanged = !live.isEqualNode(next);
  if (!(live instanceof Element)) {
    if (isChanged) live.nodeValue = next.nodeValue;
  } else if (isChanged) syncElement(live, next as Element);
  else resetFields(live);
};

/** `next` stays untouched and may be used again. */
export const morph = (live: Element, next: Element): void => {
  if (live.localName === next.localName && !isScripted(live, next)) syncNode(live, next);
  else live.replaceWith(next.cloneNode(true));
  stepped.splice(0).forEach(renewSteps);
};
