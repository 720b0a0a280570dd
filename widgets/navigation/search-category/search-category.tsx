import { changeAttributes, keepAttributes } from "#src/dom/changed-attributes.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { createChoice } from "./choice.tsx";
import { answerTo, type KeyAnswer, typedChoice } from "./choice-keys.ts";
import { readParts, type SearchCategory } from "./contract.ts";
import "./style.css";

/** Letters that are typed faster than this form one word. */
const TYPE_AHEAD_MS = 500;

let lists = 0;

const nameParts = ({ host, trigger, label, list, options, name }: SearchCategory): (() => void) => {
  lists += 1;
  const id = `sw-category-${lists}`;
  const labelBefore = [...label.childNodes];
  return undoAll([
    keepAttributes(host, ["data-state"]),
    keepAttributes(trigger, ["data-value", "aria-expanded", "aria-activedescendant"]),
    changeAttributes(trigger, {
      role: "combobox",
      tabindex: "0",
      "aria-label": name,
      "aria-haspopup": "listbox",
      "aria-controls": id,
    }),
    changeAttributes(list, { id, role: "listbox", "aria-label": name, hidden: null }),
    ...options.flatMap((option, index) => [
      keepAttributes(option, ["aria-selected", "data-sw-active"]),
      changeAttributes(option, { id: `${id}-${index}`, role: "option", tabindex: null }),
    ]),
    () => label.replaceChildren(...labelBefore),
  ]);
};

export const attach = (host: HTMLElement, hear: Hear): (() => void) => {
  const parts = readParts(host);
  const { trigger, list, options } = parts;
  const restore = nameParts(parts);
  const { show, choose, isOpen, place } = createChoice(parts);
  const labels = options.map(({ textContent }) => textContent);
  let typed = "";
  let typedAt = 0;

  const type = (letter: string): string => {
    const now = performance.now();
    typed = now - typedAt < TYPE_AHEAD_MS ? typed + letter : letter;
    typedAt = now;
    return typed;
  };

  const follow = (answer: KeyAnswer, key: string): void => {
    const active = place();
    if (answer !== "type") typed = "";
    if (typeof answer === "number") show(answer);
    else if (answer === "type") show(typedChoice(labels, type(key), active));
    else if (answer === "choose") choose(active);
    else if (answer === "close") show();
  };

  const closeOutside = (node: unknown) => node instanceof Node && !host.contains(node) && show();

  hear("click", ({ target }) => {
    const index = options.findIndex((option) => option.contains(target));
    if (index >= 0) choose(index);
    else if (trigger.contains(target)) show(isOpen() ? undefined : place());
  });
  hear("focusout", ({ relatedTarget }) => closeOutside(relatedTarget));
  hear("keydown", (event) => {
    const { key, target, ctrlKey, metaKey } = event;
    if (target !== trigger || ctrlKey || metaKey) return;
    const answer = answerTo(event, isOpen(), { active: place(), count: options.length });
    // Tab chooses and also moves on.
    if (answer !== undefined && key !== "Tab") event.preventDefault();
    follow(answer, key);
  });

  const over = new AbortController();
  // Keeps the focus on the field while the mouse chooses.
  list.addEventListener("mousedown", (event) => event.preventDefault(), over);
  addEventListener("click", ({ target }) => closeOutside(target), over);
  return () => {
    over.abort();
    show();
    restore();
  };
};
