/** The first look at a variation form, before anything of it is loaded. */

const SELECTS = ".variations select";

const selectsOf = (form: Element): HTMLSelectElement[] => [...form.querySelectorAll<HTMLSelectElement>(SELECTS)];

/** True when the server, or the browser after a reload, has chosen every option: price and availability are due. */
export const isChoiceComplete = (form: Element): boolean => selectsOf(form).every(({ value }) => value !== "");

const CLASSES = ["disabled", "wc-variation-selection-needed"];

/** Shows that options must be chosen first, as the platform's script does at the start. Returns the undo. */
export const showSelectionNeeded = (form: HTMLElement): (() => void) => {
  const button = form.querySelector(".single_add_to_cart_button");
  if (!button || isChoiceComplete(form)) return () => undefined;
  button.classList.add(...CLASSES);
  return () => button.classList.remove(...CLASSES);
};
