import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { COMPOSING } from "#src/dom/composing.ts";
import { readItem, writeItem } from "#src/dom/web-storage.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import type { LiveSearchProps } from "./contract.ts";
import { readRecent, withoutRecent, withRecent } from "./recent-list.ts";
import "./recent-searches.css";

const KEY = "sw_recent_searches";

const read = (): string[] => readRecent(readItem("local", KEY));
const write = (terms: readonly string[]): void => void writeItem("local", KEY, JSON.stringify(terms));

/** What leads from the field to results. */
const LEADS_ON = "a, button:not([type='button'])";

interface RecentSearchesProps extends Pick<LiveSearchProps, "host" | "input" | "panel" | "text"> {
  isOpen: boolean;
  /** Searches for what stands in the field. */
  search: () => void;
}

/** What this browser has searched for, in the panel of an empty field. */
export const RecentSearches = ({ host, input, panel, text, isOpen, search }: RecentSearchesProps) => {
  const [terms, setTerms] = useState(read);
  const [typed, setTyped] = useState(input.value);
  const slot = useSlot(panel, "beforeend", "div");
  const isShown = isOpen && !typed;
  useEffect(() => {
    if (isShown) setTerms(read());
  }, [isShown]);

  const remember = () => write(withRecent(read(), input.value));
  useHostEvent(host, "input", () => setTyped(input.value));
  useHostEvent<KeyboardEvent>(host, "keydown", ({ key, target, keyCode }) => {
    setTyped(input.value);
    if (key === "Enter" && keyCode !== COMPOSING && target === input) remember();
  });
  useHostEvent(host, "submit", remember);
  useHostEvent(host, "click", ({ target }) => target.closest(LEADS_ON) && remember());

  const choose = (term: string) => {
    input.value = term;
    setTyped(term);
    input.focus();
    search();
  };
  const forget = (term: string) => {
    const left = withoutRecent(read(), term);
    write(left);
    setTerms(left);
    input.focus();
  };

  if (!isShown || terms.length === 0) return null;
  return createPortal(
    <ul className="sw-recent-searches" aria-label={text("recentSearches")}>
      {terms.map((term) => (
        <li key={term}>
          <button type="button" aria-label={text("searchAgain", { term })} onClick={() => choose(term)}>
            {term}
          </button>
          <button type="button" aria-label={text("forgetSearch", { term })} onClick={() => forget(term)}>
            &times;
          </button>
        </li>
      ))}
    </ul>,
    slot,
  );
};
