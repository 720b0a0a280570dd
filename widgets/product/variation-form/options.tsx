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

export const createOptions = (form: HTMLElement) => {
  const originals = new Map<HTMLSelectElement, HTMLOptionElement[]>();

  const selects = (): HTMLSelectElement[] => [...form.querySelectorAll<HTMLSelectElement>(SELECTS)];

  const originalsOf = (select: HTMLSelectElement): HTMLOptionElement[] => {
    const known = originals.get(select) ?? [...select.options];
    originals.set(select, known);
    return known;
  };

  const chosen = (): Chosen => {
    const data = choiceOf(form);
    const values = Object.values(data);
    return { count: values.length, chosenCount: values.filter(Boolean).length, data };
  };

  const showOptions = (select: HTMLSelectElement, options: HTMLOptionElement[]): void => {
    // Options that are open on the shopper's screen must not be put in anew.
    if (options.length === select.options.length && options.every((option, at) => option === select.options[at]))
      return;
    const { value } = select;
    select.replaceChildren(...options);
    select.value = options.some((option) => option.value === value) ? value : "";
  };

  const updateOne = (select: HTMLSelectElement, variations: readonly VariationData[], choice: Choice): void => {
    const { value } = select;
    const stateOf = optionStates(nameOf(select), { variations, choice });
    const states = new Map(originalsOf(select).map((option) => [option, stateOf(option.value)]));
    const attached = [...states].filter(([option, { isAttached }]) => option.value !== "" && isAttached);
    const isValid = attached.some(([option, { isEnabled }]) => option.value === value && isEnabled);
    const dropsPlaceholder = select.dataset.show_option_none === "no" && isValid;
    for (const [option, { isEnabled }] of attached) {
      option.classList.add("attached");
      option.classList.toggle("enabled", isEnabled);
      option.disabled = !isEnabled;
    }
    const kept = new Set(attached.map(([option]) => option));
    showOptions(
      select,
      originalsOf(select).filter((option) => (option.value === "" ? !dropsPlaceholder : kept.has(option))),
    );
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
      for (const [select, options] of originals) {
        for (const option of options) {
          option.classList.remove("attached", "enabled");
          if (option.className === "") option.removeAttribute("class");
          option.disabled = false;
        }
        showOptions(select, options);
      }
      originals.clear();
    },
  };
};
