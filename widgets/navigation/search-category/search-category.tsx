import { useLayoutEffect, useRef, useState } from "react";
import { scrollWithin } from "#src/dom/scroll-within.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useClasses } from "#src/ui/use-classes.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { useUid } from "#src/ui/use-uid.ts";
import { answerTo, typedChoice } from "./choice-keys.ts";
import type { SearchCategoryProps } from "./contract.ts";
import "./style.css";

/** Letters that follow each other this fast are one word. */
const TYPE_AHEAD_MS = 500;

interface OptionProps {
  option: HTMLElement;
  id: string;
  isActive: boolean;
  isChosen: boolean;
}

const Option = ({ option, id, isActive, isChosen }: OptionProps) => {
  useAttributes(option, { id, role: "option", tabindex: null });
  useAttributes(option, { "aria-selected": String(isChosen), "data-sw-active": isActive ? "" : null });
  useLayoutEffect(() => {
    if (isActive && option.parentElement) scrollWithin(option.parentElement, option);
  }, [option, isActive]);
  return null;
};

const useTypedWord = () => {
  const word = useRef({ text: "", at: 0 });
  const type = (letter: string): string => {
    const now = performance.now();
    const { text, at } = word.current;
    word.current = { text: now - at < TYPE_AHEAD_MS ? text + letter : letter, at: now };
    return word.current.text;
  };
  const end = () => {
    word.current.text = "";
  };
  return { type, end };
};

/** Shows a choice where the platform shows it, until the island goes. */
const useLabel = (label: HTMLElement) => {
  useLayoutEffect(() => {
    const before = [...label.childNodes];
    return () => label.replaceChildren(...before);
  }, [label]);
  return (option: HTMLElement) => label.replaceChildren(...option.cloneNode(true).childNodes);
};

/** A select-only combobox: the focus stays on the field while the keys walk through the list. */
export const SearchCategory = ({ host, trigger, label, list, options, name }: SearchCategoryProps) => {
  const uid = useUid();
  const slugAt = (index: number) => options[index]?.getAttribute("value") ?? "";
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      options.findIndex((_, index) => slugAt(index) === trigger.dataset.value),
    ),
  );
  const [active, setActive] = useState<number>();
  const isOpen = active !== undefined;
  const typedWord = useTypedWord();
  const showChoice = useLabel(label);
  const idOf = (index: number) => `${uid}-option-${index}`;
  const labels = options.map(({ textContent }) => textContent);
  const openClass = isOpen ? "active" : "";

  useHostState(host, isOpen ? "open" : "closed");
  useClasses(trigger, openClass);
  useClasses(list, openClass);
  useAttributes(list, { id: `${uid}-list`, role: "listbox", "aria-label": name });
  useAttributes(trigger, {
    role: "combobox",
    tabindex: "0",
    "aria-label": name,
    "aria-haspopup": "listbox",
    "aria-controls": `${uid}-list`,
  });
  useAttributes(trigger, {
    "aria-expanded": String(isOpen),
    "aria-activedescendant": isOpen ? idOf(active) : null,
    "data-value": slugAt(chosen),
  });

  const close = () => setActive(undefined);
  const choose = (index: number) => {
    const option = options[index];
    close();
    if (!option || index === chosen) return;
    setChosen(index);
    showChoice(option);
    // The search listens as it does to a native select, and asks for the value when this island has shown it.
    queueMicrotask(() => trigger.dispatchEvent(new Event("change", { bubbles: true })));
  };

  useHostEvent(host, "click", ({ target }) => {
    const index = options.findIndex((option) => option.contains(target as Node));
    if (index >= 0) choose(index);
    else if (trigger.contains(target as Node)) setActive(isOpen ? undefined : chosen);
  });
  // The focus stays on the field, also while a mouse chooses.
  useListener(list, "mousedown", (event) => event.preventDefault());
  useListener(window, "click", ({ target }) => {
    if (target instanceof Node && !host.contains(target)) close();
  });
  useHostEvent<FocusEvent>(host, "focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !host.contains(relatedTarget)) close();
  });
  useHostEvent<KeyboardEvent>(host, "keydown", (event) => {
    if (event.target !== trigger || event.ctrlKey || event.metaKey) return;
    const at = active ?? chosen;
    const answer = answerTo(event, isOpen, { active: at, count: options.length });
    // Tab chooses and goes on.
    if (answer.do !== "nothing" && event.key !== "Tab") event.preventDefault();
    if (answer.do !== "type") typedWord.end();
    const actions = {
      walk: () => setActive(answer.to),
      choose: () => choose(at),
      close,
      type: () => setActive(typedChoice(labels, typedWord.type(event.key), at) ?? at),
      nothing: () => undefined,
    };
    actions[answer.do]();
  });

  return options.map((option, index) => (
    <Option
      key={idOf(index)}
      option={option}
      id={idOf(index)}
      isActive={index === active}
      isChosen={index === chosen}
    />
  ));
};
