import { changeAttributes } from "#src/dom/changed-attributes.ts";
import type { Hear } from "#src/dom/delegated-events.ts";

const FOCUS_DELAY_MS = 500;

/**
 * True while the shopper types into a field that the notice is not about: the next letters would be lost. Who has pressed
 * a button, or Enter in a quantity, waits for the notice.
 */
const isFillingIn = (): boolean => {
  const field = document.querySelector<HTMLInputElement>(":focus:not(.qty, button, select)");
  return field?.value !== field?.defaultValue;
};

/**
 * Spec 9, notices; shop contract 4.6, 4.8 and 7.4, whose conditions stand in the registry. Moves the focus to the
 * page's first alert, when the page or the cart has changed.
 */
export const attach = (notice: HTMLElement, hear: Hear): (() => void) => {
  const restore = changeAttributes(notice, { tabindex: "-1" });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const focusSoon = (focused: Element | null) => {
    clearTimeout(timer);
    const from = scrollY;
    timer = setTimeout(() => {
      // Leave alone a shopper who has moved the focus meanwhile.
      const hasGoneOn = ![focused, document.body, null].includes(document.activeElement);
      // The page is on its way to the notice, or the shopper has scrolled elsewhere.
      if (!hasGoneOn && !isFillingIn()) notice.focus({ preventScroll: scrollY !== from });
    }, FOCUS_DELAY_MS);
  };

  const followChange = () => focusSoon(document.activeElement);

  // At the start only an `autofocus` field has the focus by the page's doing; any other focus is the shopper's choice.
  focusSoon(document.querySelector("[autofocus]"));
  hear("storefront:cart-page-updated", followChange);
  hear("storefront:cart-row-removed", followChange);
  return () => {
    clearTimeout(timer);
    restore();
  };
};
