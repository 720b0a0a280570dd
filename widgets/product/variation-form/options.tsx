import { choiceOf, type VariationData } from "#src/dom/variation-data.ts";
import { SELECTS } from "./form-parts.ts";
import type { Choice } from "./matching.ts";
import { optionStates } from "./option-state.ts";

/** What the shopper has chosen, in the words of the platform's `check_variations`. */
export interface Chosen {
  count: number;
  chosenCount: number;
  data: Choice;
}

const nameOf = (select: HTMLSelectElement): string => select.dataset.attribute_name || select.name;

const isOption = (node: Element): node is HTMLOptionElement => node instanceof HTMLOptionElement;

export const createOptions = (form: HTMLElement) => {
  /** Of each select what the server has put into it, and into each of its groups. */
  const originals = new Map<HTMLSelectElement, Map<Element, Element[]>>();

  const selects = (): HTMLSelectElement[] => [...form.querySelectorAll<HTMLSelectElement>(SELECTS)];

  const originalsOf = (select: HTMLSelectElement): Map<Element, Element[]> => {
    const holders = [select, ...select.querySelectorAll("optgroup")];
    const known = originals.get(select) ?? new Map(holders.map((holder) => [holder, [...holder.children]]));
    originals.set(select, known);
    return known;
  };

  const optionsOf = (select: HTMLSelectElement): HTMLOptionElement[] =>
    [...originalsOf(select).values()].flat().filter(isOption);

  const chosen = (): Chosen => {
    const data = choiceOf(form);
    const values = Object.values(data);
    return { count: values.length, chosenCount: values.filter(Boolean).length, data };
  };

  const showOptions = (select: HTMLSelectElement, isShown: (option: HTMLOptionElement) => boolean): void => {
    const { value } = select;
    for (const [holder, nodes] of originalsOf(select)) {
      const shown = nodes.filter((node) => !isOption(node) || isShown(node));
      // Options that are open on the shopper's screen must not be put in anew.
      if (shown.length !== holder.children.length || shown.some((node, at) => node !== holder.children[at]))
        holder.replaceChildren(...shown);
    }
    if (select.value === value) return;
    select.value = value;
    // What is not there any more leaves the select without any option, the empty one included.
    select.value ||= "";
  };

  const updateOne = (select: HTMLSelectElement, variations: readonly VariationData[], choice: Choice): void => {
    const { value } = select;
    const stateOf = optionStates(nameOf(select), { variations, choice });
    const kept = new Set<HTMLOptionElement>();
    let isValid = false;
    for (const option of optionsOf(select)) {
      const { isAttached, isEnabled } = stateOf(option.value);
      if (option.value === "" || !isAttached) continue;
      kept.add(option);
      isValid ||= isEnabled && option.value === value;
      option.classList.add("attached");
      option.classList.toggle("enabled", isEnabled);
      option.disabled = !isEnabled;
    }
    const dropsPlaceholder = select.dataset.show_option_none === "no" && isValid;
    showOptions(select, (option) => (option.value === "" ? !dropsPlaceholder : kept.has(option)));
    if (value === "" || isValid) return;
    select.value = "";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };

  return {
    selects,
    chosen,
    /** Keeps of every select the options that go with the other choices. */
    update(variations: readonly VariationData[]): void {
      const choice = chosen().data;
      for (const select of selects()) updateOne(select, variations, choice);
    },
    restore(): void {
      for (const select of originals.keys()) {
        for (const option of optionsOf(select)) {
          option.classList.remove("attached", "enabled");
          if (option.className === "") option.removeAttribute("class");
          option.disabled = false;
        }
        showOptions(select, () => true);
      }
      originals.clear();
    },
  };
};
