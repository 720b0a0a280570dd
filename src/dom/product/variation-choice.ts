import { fireNative } from "#src/dom/fire-native.ts";
import { whenSomebodyActs } from "#src/dom/first-act.ts";
import { reveal } from "#src/dom/reveal.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { numberIn } from "./variation-data.ts";
import { BUTTON, RESET_LINK, SELECTS } from "./variation-parts.ts";

/** What a variation form shows before any of its code is loaded. */

const valuesOf = (form: Element): string[] =>
  [...form.querySelectorAll<HTMLSelectElement>(SELECTS)].map(({ value }) => value);

/** The server, or the browser after a reload, may have chosen every option: price and availability are then due. */
export const isChoiceComplete = (form: Element): boolean => {
  const values = valuesOf(form);
  return values.length > 0 && values.every(Boolean);
};

/** Themes put a second button beside the platform's, which leads straight to the checkout. */
export const buyButtonsIn = (form: Element) => form.querySelectorAll<HTMLElement>(BUTTON);

/** Themes' copies of the template from other versions hide the button or the Clear link until a script comes. Returns the undo. */
export const showHiddenParts = (form: Element): (() => void) => {
  const parts = [...form.querySelectorAll<HTMLElement>(`.single_variation_wrap,${RESET_LINK}`)];
  return undoAll(parts.map(reveal));
};

/** The class of a button that waits for a choice, besides `disabled`. */
export const SELECTION_NEEDED = "wc-variation-selection-needed";

/** The class around quantity and button, and the start of its `-enabled` and `-disabled`. */
export const ADD_AREA = "woocommerce-variation-add-to-cart";

/** Also frees the button where the form's code has failed: the shop finds a variation by the posted options. */
export const markSelectionNeeded = (form: Element, isNeeded: boolean): void => {
  for (const button of buyButtonsIn(form)) {
    button.classList.toggle("disabled", isNeeded);
    button.classList.toggle(SELECTION_NEEDED, isNeeded);
    // For screen readers. The platform's script knows only the classes, so this is undone where it runs the form.
    button.ariaDisabled = isNeeded ? "true" : null;
  }
  form.querySelector(`.${ADD_AREA}`)?.classList.toggle(`${ADD_AREA}-disabled`, isNeeded);
};

/** Some themes print a second link. With `""` the theme's style sheet decides. */
export const showResetLinks = (form: Element, visibility: "visible" | "hidden" | ""): void => {
  for (const { style } of form.querySelectorAll<HTMLElement>(RESET_LINK)) style.visibility = visibility;
};

/** Shows that options must be chosen and whether there are any to clear, as the platform does. Returns the undo. */
export const showSelectionNeeded = (form: HTMLElement): (() => void) => {
  const values = valuesOf(form);
  if (values.every(Boolean)) return () => {};
  markSelectionNeeded(form, true);
  showResetLinks(form, values.some(Boolean) ? "visible" : "hidden");
  return () => {
    markSelectionNeeded(form, false);
    showResetLinks(form, "");
  };
};

/** Choices that came with the page and that no shopper has seen yet. */
const untouched = new WeakMap<Element, string>();

/** True while one piece of the choice that came with the page is selected: the server's page is right for it. */
export const isPrintedChoice = (form: Element): boolean =>
  untouched.get(form) === String(valuesOf(form)) && numberIn(form, '[name="quantity"]') <= 1;

/** Waits with a request that only confirms the page until a shopper is there, then fires an event. Returns the undo. */
export const keepPrintedChoice = (form: Element): (() => void) => {
  if (!isChoiceComplete(form)) return () => {};
  untouched.set(form, String(valuesOf(form)));
  const stop = whenSomebodyActs(() => {
    untouched.delete(form);
    fireNative(form, "storefront:choice-due");
  });
  return () => {
    stop();
    untouched.delete(form);
  };
};
