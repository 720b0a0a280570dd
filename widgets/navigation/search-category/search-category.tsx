import { changeAttributes, keepAttributes } from "#src/dom/changed-attributes.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { scrollWithin } from "#src/dom/scroll-within.ts";
import { answerTo, typedChoice } from "./choice-keys.ts";
import { readParts } from "./contract.ts";
import "./style.css";

/** Letters that follow each other this fast are one word. */
const TYPE_AHEAD_MS = 500;

const OPEN = "active";

const slugOf = (option: Element | undefined): string => option?.getAttribute("value") ?? "";

let lists = 0;

/** A select-only combobox: the focus stays on the field while the keys walk through the list. Returns the undo. */
export const attach = (host: HTMLElement, hear: Hear): (() => void) => {
  const { trigger, label, list, options, name } = readParts(host);
  const slug = trigger.dataset.value;
  lists += 1;
  const id = `sw-category-${lists}`;
  let chosen = Math.max(
    0,
    options.findIndex((option) => slugOf(option) === slug),
  );
  /** Where the keys have led to in the open list; undefined while it is closed. */
  let active: number | undefined;
  let typed = "";
  let typedAt = 0;
  const labels = options.map(({ textContent }) => textContent);
  const labelBefore = [...label.childNodes];
  const restores = [
    keepAttributes(host, ["data-state"]),
    keepAttributes(trigger, ["data-value", "aria-expanded", "aria-activedescendant"]),
    changeAttributes(trigger, {
      role: "combobox",
      tabindex: "0",
      "aria-label": name,
      "aria-haspopup": "listbox",
      "aria-controls": id,
    }),
    changeAttributes(list, { id, role: "listbox", "aria-label": name }),
    ...options.flatMap((option, index) => [
      keepAttributes(option, ["aria-selected", "data-sw-active"]),
      changeAttributes(option, { id: `${id}-${index}`, role: "option", tabindex: null }),
    ]),
  ];

  const show = (next?: number): void => {
    active = next;
    const isOpen = next !== undefined;
    const at = isOpen ? options[next] : undefined;
    host.dataset.state = isOpen ? "open" : "closed";
    for (const { classList } of [trigger, list]) classList.toggle(OPEN, isOpen);
    trigger.ariaExpanded = String(isOpen);
    if (at) trigger.setAttribute("aria-activedescendant", at.id);
    else trigger.removeAttribute("aria-activedescendant");
    for (const [index, option] of options.entries()) {
      option.ariaSelected = String(index === chosen);
      option.toggleAttribute("data-sw-active", option === at);
    }
    if (at?.parentElement) scrollWithin(at.parentElement, at);
  };

  const choose = (index: number): void => {
    const option = options[index];
    const isNew = option !== undefined && index !== chosen;
    if (isNew) {
      chosen = index;
      trigger.dataset.value = slugOf(option);
      label.replaceChildren(...option.cloneNode(true).childNodes);
    }
    show();
    // The search listens as it does to a native select.
    if (isNew) trigger.dispatchEvent(new Event("change", { bubbles: true }));
  };

  const type = (letter: string): string => {
    const now = performance.now();
    typed = now - typedAt < TYPE_AHEAD_MS ? typed + letter : letter;
    typedAt = now;
    return typed;
  };

  hear("click", ({ target }) => {
    const index = options.findIndex((option) => option.contains(target as Node));
    if (index >= 0) choose(index);
    else if (trigger.contains(target as Node)) show(active === undefined ? chosen : undefined);
  });
  hear("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !host.contains(relatedTarget)) show();
  });
  hear("keydown", (event) => {
    const { key, target, ctrlKey, metaKey } = event;
    if (target !== trigger || ctrlKey || metaKey) return;
    const at = active ?? chosen;
    const answer = answerTo(event, active !== undefined, { active: at, count: options.length });
    // Tab chooses and goes on.
    if (answer.do !== "nothing" && key !== "Tab") event.preventDefault();
    if (answer.do !== "type") typed = "";
    const actions = {
      walk: () => show(answer.to),
      choose: () => choose(at),
      close: () => show(),
      type: () => show(typedChoice(labels, type(key), at) ?? at),
      nothing: () => undefined,
    };
    actions[answer.do]();
  });

  const over = new AbortController();
  const { signal } = over;
  // The focus stays on the field, also while a mouse chooses.
  list.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  window.addEventListener("click", ({ target }) => target instanceof Node && !host.contains(target) && show(), {
    signal,
  });
  trigger.dataset.value = slugOf(options[chosen]);
  show();
  return () => {
    over.abort();
    for (const { classList } of [trigger, list]) classList.remove(OPEN);
    label.replaceChildren(...labelBefore);
    for (const restore of restores) restore();
  };
};
