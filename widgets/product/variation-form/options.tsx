import { fireNative } from "#src/dom/fire-native.ts";
import { attributeOf, choiceOf, type VariationData } from "#src/dom/product/variation-data.ts";
import { SELECTS } from "#src/dom/product/variation-parts.ts";
import type { Choice } from "./matching.ts";
import { type OptionState, optionStates } from "./option-state.ts";

/** The shopper's choice, in the field names of the platform's `check_variations`. */
export interface Chosen {
  count: number;
  chosenCount: number;
  data: Choice;
}

const selectsOf = (form: HTMLElement) => form.querySelectorAll<HTMLSelectElement>(SELECTS);

const isOption = (node: Element): node is HTMLOptionElement => node instanceof HTMLOptionElement;

const announceChange = (select: HTMLSelectElement): void => fireNative(select, "change");

/** The server's children of a select and of each of its groups. */
type Contents = ReadonlyMap<Element, readonly Element[]>;

const contentsOf = (select: HTMLSelectElement): Contents =>
  new Map([select, ...select.querySelectorAll("optgroup")].map((holder) => [holder, [...holder.children]]));

const optionsIn = (contents: Contents): HTMLOptionElement[] => [...contents.values()].flat().filter(isOption);

const showOptions = (
  select: HTMLSelectElement,
  contents: Contents,
  isShown: (option: HTMLOptionElement) => boolean,
): void => {
  const { value } = select;
  for (const [holder, nodes] of contents) {
    const shown = nodes.filter((node) => !isOption(node) || isShown(node));
    // Rewriting unchanged options would close the list that the shopper has open.
    if (shown.length !== holder.children.length || shown.some((node, at) => node !== holder.children[at]))
      holder.replaceChildren(...shown);
  }
  // Selects the empty option where nothing was selected, because a script has set a value without an option.
  select.value = value;
};

/**
 * Keeps only the options that fit the other choices and marks them as the platform does. Returns true when it had to
 * clear the select, because its choice no longer fits.
 */
const updateSelect = (
  select: HTMLSelectElement,
  contents: Contents,
  stateOf: (value: string) => OptionState,
): boolean => {
  const { value } = select;
  const isValid = value !== "" && stateOf(value).isEnabled;
  const dropsPlaceholder = select.dataset.show_option_none === "no" && isValid;
  showOptions(select, contents, (option) => {
    if (option.value === "") return !dropsPlaceholder;
    const { isAttached, isEnabled } = stateOf(option.value);
    if (!isAttached) return false;
    option.classList.add("attached");
    option.classList.toggle("enabled", isEnabled);
    option.disabled = !isEnabled;
    return true;
  });
  if (value === "" || isValid) return false;
  select.value = "";
  announceChange(select);
  return true;
};

const restoreSelect = (select: HTMLSelectElement, contents: Contents): void => {
  for (const option of optionsIn(contents)) {
    option.classList.remove("attached", "enabled");
    if (option.className === "") option.removeAttribute("class");
    option.disabled = false;
  }
  showOptions(select, contents, () => true);
};

export const clearOptions = (form: HTMLElement): void => {
  for (const select of selectsOf(form)) select.value = "";
  selectsOf(form).forEach(announceChange);
};

const originals = new WeakMap<HTMLSelectElement, Contents>();

const originalsOf = (select: HTMLSelectElement): Contents => {
  const known = originals.get(select) ?? contentsOf(select);
  originals.set(select, known);
  return known;
};

export const chosenIn = (form: HTMLElement): Chosen => {
  const data = choiceOf(form);
  const values = Object.values(data);
  return { count: values.length, chosenCount: values.filter(Boolean).length, data };
};

const focusRank = (select: HTMLSelectElement): number => Number(select === document.activeElement);

export const updateOptions = (form: HTMLElement, variations: readonly VariationData[]): void => {
  // The select with the focus comes last: what was chosen there before this code came stays, and what it rules out goes.
  const selects = [...selectsOf(form)].sort((one, other) => focusRank(one) - focusRank(other));
  const isEmptied = selects.some((select) =>
    updateSelect(select, originalsOf(select), optionStates(attributeOf(select), variations, choiceOf(form))),
  );
  // With a select cleared, more options fit in the others.
  if (isEmptied) updateOptions(form, variations);
};

export const restoreOptions = (form: HTMLElement): void => {
  for (const select of selectsOf(form)) {
    const contents = originals.get(select);
    if (contents) restoreSelect(select, contents);
    originals.delete(select);
  }
};
