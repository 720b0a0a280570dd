import { useState } from "react";
import { createPortal } from "react-dom";
import { COMPOSING } from "#src/dom/composing.ts";
import { readItem, writeItem } from "#src/dom/web-storage.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { type LiveSearchProps, text } from "./contract.ts";
import { readRecent, withoutRecent, withRecent } from "./recent-list.ts";
import "./recent-searches.css";

const KEY = "sw_recent_searches";

const read = (): string[] => readRecent(readItem("local", KEY));
const write = (terms: readonly string[]): void => void writeItem("local", KEY, JSON.stringify(terms));

/** Links and buttons that lead to results. When a key submits a form, the browser clicks its button. */
const LEADS_ON = "a, button:not([type='button'])";

interface RecentSearchesProps extends Pick<LiveSearchProps, "host" | "input" | "panel"> {
  isOpen: boolean;
  search: () => void;
}

export const RecentSearches = ({ host, input, panel, isOpen, search }: RecentSearchesProps) => {
  const [, readAgain] = useState({});
  const slot = useSlot(panel, "beforeend", "div");
  const terms = isOpen && !input.value ? read() : [];

  const remember = () => write(withRecent(read(), input.value));
  useHostEvent(host, "input", () => readAgain({}));
  useHostEvent(host, "keydown", ({ key, target, keyCode }) => {
    if (key === "Enter" && keyCode !== COMPOSING && target === input) remember();
  });
  useHostEvent(host, "click", ({ target }) => target.closest(LEADS_ON) && remember());

  const choose = (term: string) => {
    input.value = term;
    readAgain({});
    input.focus();
    search();
  };
  const forget = (term: string) => {
    write(withoutRecent(read(), term));
    readAgain({});
    input.focus();
  };

  if (!terms[0]) return null;
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
