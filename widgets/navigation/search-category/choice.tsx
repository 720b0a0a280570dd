import { changeAttributes } from "#src/dom/changed-attributes.ts";
import { scrollWithin } from "#src/dom/scroll-within.ts";
import type { SearchCategory } from "./contract.ts";

const slugOf = (option: Element | undefined): string => option?.getAttribute("value") ?? "";

export const createChoice = ({ host, trigger, label, list, options }: SearchCategory) => {
  const slug = trigger.dataset.value;
  let chosen = Math.max(
    0,
    options.findIndex((option) => slugOf(option) === slug),
  );
  /** The option that the keys have reached; undefined while the list is closed. */
  let active: number | undefined;

  const show = (next?: number): void => {
    active = next;
    const isOpen = next !== undefined;
    const at = options[next ?? -1];
    host.dataset.state = isOpen ? "open" : "closed";
    for (const { classList } of [trigger, list]) classList.toggle("active", isOpen);
    trigger.ariaExpanded = String(isOpen);
    changeAttributes(trigger, { "aria-activedescendant": at?.id ?? null });
    for (const option of options) {
      option.ariaSelected = String(option === options[chosen]);
      option.toggleAttribute("data-sw-active", option === at);
    }
    if (at?.parentElement) scrollWithin(at.parentElement, at);
  };

  const choose = (index: number): void => {
    const option = options[index];
    const isNew = option && index !== chosen;
    if (isNew) {
      chosen = index;
      trigger.dataset.value = slugOf(option);
      label.replaceChildren(...option.cloneNode(true).childNodes);
    }
    show();
    // The live search listens as it does to a native select.
    if (isNew) trigger.dispatchEvent(new Event("change", { bubbles: true }));
  };

  trigger.dataset.value = slugOf(options[chosen]);
  show();
  return {
    show,
    choose,
    isOpen: () => active !== undefined,
    /** The next key starts from this option. */
    place: () => active ?? chosen,
  };
};
