import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { focusOrder } from "#src/dom/focus-order.ts";
import { panelTitleOf, placeOf, removeLinkIn } from "./mini-cart-panel.ts";

/** Keeps the keyboard's place in a mini-cart, whichever script prints its lines anew, and however long after a press. */

const LINK = "[data-cart_item_key]";
/** Or what stands beside the lines: an empty cart has no links to cart and checkout. */
const LINE = `:is(li, tr, .mini_cart_item, .cart_item):has(${LINK}), .widget_shopping_cart_content > *`;

const keysIn = (place: Element): string[] =>
  [...place.querySelectorAll<HTMLElement>(LINK)].map(({ dataset }) => dataset.cart_item_key ?? "");

const STOP = "a, button, input";

const stopsIn = (line: Element): HTMLElement[] => [...line.querySelectorAll<HTMLElement>(STOP)];

/** For the line that has the focus, or had it until newer HTML took both away. */
let restore = () => {};

const remember = (event?: Event): void => {
  // Safari gives a pressed link or button no focus.
  const pressed = (event?.target as Element | undefined)?.closest?.(STOP);
  const focused = pressed ?? document.activeElement;
  const row = focused?.closest<HTMLElement>(LINE);
  restore = () => {};
  if (!row) return;
  const place = placeOf(row);
  const [key = ""] = keysIn(row);
  const at = stopsIn(row).indexOf(focused as HTMLElement);
  const order = key ? focusOrder(keysIn(place), key) : [];
  restore = () => {
    // The shopper may have moved on meanwhile.
    if (row.isConnected || !isFocusLost(place)) return;
    const kept = removeLinkIn(place, key)?.closest(LINE);
    const next = order.map((left) => removeLinkIn(place, left)).find(Boolean);
    moveFocus((kept && stopsIn(kept)[at]) || next || panelTitleOf(place), {});
  };
};

/** Focuses the same control in the line's newer HTML, or the nearest line left. For lines that go without an event. */
export const restoreLineFocus = (): void => restore();

// The focus that loaded this code came before the listener.
remember();
document.addEventListener("focusin", remember);
// A click beside everything takes the focus to the page, which no `focusin` tells.
document.addEventListener("click", remember, true);
document.addEventListener("storefront:fragments-loaded", restoreLineFocus);
document.addEventListener("storefront:fragments-refreshed", restoreLineFocus);
