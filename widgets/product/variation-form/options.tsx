import { choiceOf, type VariationData } from "#src/dom/variation-data.ts";
import { SELECTS } from "#src/dom/variation-parts.ts";
import type { Choice } from "./matching.ts";
import { type OptionState, optionStates } from "./option-state.ts";

/** What the shopper has chosen, in the words of the platform's `check_variations`. */
export interface Chosen {
  count: number;
  chosenCount: number;
  data: Choice;
}

const selectsOf = (form: HTMLElement) => form.querySelectorAll<HTMLSelectElement>(SELECTS);

const nameOf = (select: HTMLSelectElement): string => select.dataset.attribute_name || select.name;

const isOption = (node: Element): node is HTMLOptionElement => node instanceof HTMLOptionElement;

const announceChange = (select: HTMLSelectElement): void =>
  void select.dispatchEvent(new Event("change", { bubbles: true }));

/** What the server has put into a select, and into each of its groups. */
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
    // Options that are open on the shopper's screen must not be put in anew.
    if (shown.length !== holder.children.length || shown.some((node, at) => node !== holder.children[at]))
      holder.replaceChildren(...shown);
  }
  select.value = value;
  // What is not there, also because a script has chosen it, leaves the select without any option, the empty one included.
  select.value ||= "";
};

/**
 * Keeps the options that go with the other choices, and marks them as the platform does. True when what was chosen is none
 * of them, and is not chosen any more.
 */
const updateSelect = (
  select: HTMLSelectElement,
  contents: Contents,
  stateOf: (value: string) => OptionState,
): boolean => {
  const { value } = select;
  const kept = optionsIn(contents).filter((option) => {
    const { isAttached, isEnabled } = stateOf(option.value);
    if (option.value === "" || !isAttached) return false;
    option.classList.add("attached");
    option.classList.toggle("enabled", isEnabled);
    option.disabled = !isEnabled;
    return true;
  });
  const isValid = value !== "" && stateOf(value).isEnabled;
  const dropsPlaceholder = select.dataset.show_option_none === "no" && isValid;
  showOptions(select, contents, (option) => (option.value === "" ? !dropsPlaceholder : kept.includes(option)));
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

/** What the server has put into each select. */
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

/** Leaves the options that go with what else is chosen. */
export const updateOptions = (form: HTMLElement, variations: readonly VariationData[]): void => {
  const isEmptied = [...selectsOf(form)].some((select) =>
    updateSelect(select, originalsOf(select), optionStates(nameOf(select), variations, choiceOf(form))),
  );
  // More goes with the others now.
  if (isEmptied) updateOptions(form, variations);
};

export const restoreOptions = (form: HTMLElement): void => {
  for (const select of selectsOf(form)) {
    const contents = originals.get(select);
    if (contents) restoreSelect(select, contents);
    originals.delete(select);
  }
};
