// Spec 4, Search; header contract 5. The live search reads the choice from the trigger's data-value.
import { requirePart } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";

const TRIGGER = '.de-dropdown-input, [data-part="trigger"]';
const LABEL = '.de-dropdown-value, [data-part="label"]';
const LIST = '.de-search-tax-wrapper, [data-part="list"]';
const OPTION = '.de-option, [data-part="option"]';

export interface SearchCategory {
  host: HTMLElement;
  trigger: HTMLElement;
  label: HTMLElement;
  list: HTMLElement;
  /** The slug is in a plain `value` attribute; "all" stands for no category. */
  options: HTMLElement[];
  name: string;
}

/** @throws ContractError when a part is missing. */
export const readParts = (host: HTMLElement): SearchCategory => {
  const trigger = requirePart(host, TRIGGER);
  const list = requirePart(host, LIST);
  return {
    host,
    trigger,
    label: requirePart(trigger, LABEL),
    list,
    options: [...list.querySelectorAll<HTMLElement>(OPTION)],
    name: trigger.getAttribute("aria-label") || message("searchCategory"),
  };
};
