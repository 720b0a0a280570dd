import { hasModifier } from "#src/dom/modifiers.ts";

/**
 * An address without a slash is a place on the page, a telephone or a script. Adding with AJAX and removing stay on the page,
 * and before the page's `load` this hears a press sooner than the loader. A product's form and an add without AJAX change the
 * cart too: sent beside another change, one of the two would be lost.
 */
const LEAVING = 'a[href*="/"]:not([target], [download], .ajax_add_to_cart, .remove), form.cart [type="submit"]';

const HELD_MS = 1000;

/**
 * Holds every link and product form that is pressed from now on until `whenSent()` settles, and then follows or sends it.
 * Returns the undo.
 */
export const holdPresses = (whenSent: () => Promise<unknown>): (() => void) => {
  const hold = async (event: MouseEvent): Promise<void> => {
    // A script's click may be on the window, which has no such method.
    const pressed = (event.target as Element).closest?.<HTMLAnchorElement | HTMLButtonElement>(LEAVING);
    // The press does not leave the page, or another change holds it already.
    if (!pressed || event.defaultPrevented || hasModifier(event)) return;
    event.preventDefault();
    await Promise.race([whenSent(), new Promise((resolve) => setTimeout(resolve, HELD_MS))]);
    if ("href" in pressed) location.assign(pressed.href);
    else pressed.form?.requestSubmit(pressed);
  };
  addEventListener("click", hold);
  return () => removeEventListener("click", hold);
};
