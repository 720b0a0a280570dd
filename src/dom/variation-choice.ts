import { fireNative } from "./fire-native.ts";
import { undoAll } from "./undo-all.ts";
import { BUTTON, RESET_LINK, SELECTS } from "./variation-parts.ts";

/** The first look at a variation form, before anything of it is loaded. */

const valuesOf = (form: Element): string[] =>
  [...form.querySelectorAll<HTMLSelectElement>(SELECTS)].map(({ value }) => value);

/** True when the server, or the browser after a reload, has chosen every option: price and availability are due. */
export const isChoiceComplete = (form: Element): boolean => {
  const values = valuesOf(form);
  return values.length > 0 && values.every(Boolean);
};

/** Themes put a second button beside the platform's, which leads to the checkout at once. */
export const buyButtonsIn = (form: Element) => form.querySelectorAll<HTMLElement>(BUTTON);

const isHidden = (part: Element): boolean => getComputedStyle(part).display === "none";

/**
 * Templates and style sheets of other versions, of which themes have copies, hide the button, or Clear, until a script has
 * come. Returns the undo.
 */
export const showHiddenParts = (form: Element): (() => void) => {
  const parts = [...form.querySelectorAll<HTMLElement>(`.single_variation_wrap,${RESET_LINK}`)];
  const undos = parts.filter(isHidden).map((part) => {
    const { style } = part;
    const { display } = style;
    style.display = "";
    // A sheet's own layout of what the template alone has hidden stays.
    if (isHidden(part)) style.display = "revert";
    return () => {
      style.display = display;
    };
  });
  return undoAll(undos);
};

/** The class of a button that waits for a choice, besides that of all that do nothing. */
export const SELECTION_NEEDED = "wc-variation-selection-needed";

/** The class of what holds quantity and button, and the first part of those that say whether it can be used. */
export const ADD_AREA = "woocommerce-variation-add-to-cart";

/**
 * Shows that options must be chosen first, and whether there are any to clear, as the platform's script does at the start.
 * Returns the undo.
 */
export const showSelectionNeeded = (form: HTMLElement): (() => void) => {
  const values = valuesOf(form);
  if (values.every(Boolean)) return () => {};
  const buttons = buyButtonsIn(form);
  const area = form.querySelector(`.${ADD_AREA}`);
  const link = form.querySelector<HTMLElement>(RESET_LINK);
  const mark = (isNeeded: boolean): void => {
    for (const button of buttons) {
      button.classList.toggle("disabled", isNeeded);
      button.classList.toggle(SELECTION_NEEDED, isNeeded);
      // To who does not see it dimmed. The platform's script knows only the classes: where it runs the form this is taken away.
      button.ariaDisabled = isNeeded ? "true" : null;
    }
    area?.classList.toggle(`${ADD_AREA}-disabled`, isNeeded);
  };
  mark(true);
  if (link) link.style.visibility = values.some(Boolean) ? "visible" : "hidden";
  return () => {
    mark(false);
    if (link) link.style.visibility = "";
  };
};

/** Choices that came with the page, while nobody has shown up to look at them. */
const untouched = new WeakMap<Element, string>();

/** True for the choice that came with the page, while it is for one piece: what the server printed is right for it. */
export const isPrintedChoice = (form: Element): boolean =>
  untouched.get(form) === String(valuesOf(form)) &&
  !(Number(form.querySelector<HTMLInputElement>('[name="quantity"]')?.value) > 1);

/** Any of these says that somebody is there. */
const ACTS = ["pointermove", "pointerdown", "wheel", "keydown"];

/**
 * What only confirms what the server printed need not be asked for before somebody is there: then the form tells that
 * its choice is due. Returns the undo.
 */
export const keepPrintedChoice = (form: Element): (() => void) => {
  if (!isChoiceComplete(form)) return () => {};
  untouched.set(form, String(valuesOf(form)));
  const waiting = new AbortController();
  const end = () => {
    waiting.abort();
    untouched.delete(form);
  };
  const tell = () => {
    end();
    fireNative(form, "storefront:choice-due");
  };
  for (const type of ACTS) addEventListener(type, tell, { capture: true, signal: waiting.signal });
  return end;
};
