import type { Hear } from "#src/dom/delegated-events.ts";
import { SAME_PRESS_MS } from "#src/dom/same-press.ts";
import { hasWishlistScript } from "./wishlist-script.ts";

/** Fields of the wishlist's own pages. */

/** Asked at each change, because the platform's own script may load after the list has been touched. */
export const isOurField = <Field extends Element>(target: Element, selector: string): target is Field =>
  target.matches(selector) && !hasWishlistScript();

/**
 * Most systems change a closed select with each arrow key and letter (WCAG 3.2.2). An option that a shopper has come to
 * this way is chosen by Enter or by going on, be it to another page. Returns the undo.
 */
export const hearChoices = (
  hear: Hear,
  selector: string,
  choose: (select: HTMLSelectElement) => unknown,
): (() => void) => {
  let isPassing = false;
  let reached: HTMLSelectElement | undefined;
  const end = () => {
    if (reached?.value) choose(reached);
    reached = undefined;
  };
  hear("keydown", (event) => {
    const isEnter = event.key === "Enter";
    // In an opened list these keys choose.
    isPassing = !isEnter && event.key !== " ";
    setTimeout(() => {
      isPassing = false;
    }, SAME_PRESS_MS);
    if (!isEnter || !reached) return;
    // The form would be sent with its first button.
    event.preventDefault();
    end();
  });
  hear("change", ({ target }) => {
    if (!isOurField<HTMLSelectElement>(target, selector)) return;
    reached = target;
    if (!isPassing) end();
  });
  // Switching to another window is no decision. A choice may need to know where the focus has gone.
  hear("focusout", () => document.hasFocus() && setTimeout(end));
  addEventListener("pagehide", end);
  return () => {
    reached = undefined;
    removeEventListener("pagehide", end);
  };
};
