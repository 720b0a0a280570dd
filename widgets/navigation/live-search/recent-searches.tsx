import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { readItem, writeItem } from "#src/dom/web-storage.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import type { LiveSearchProps } from "./contract.ts";
import { readRecent, withoutRecent, withRecent } from "./recent-list.ts";
import "./recent-searches.css";

const KEY = "sw_recent_searches";

const read = (): string[] => readRecent(readItem("local", KEY));
const write = (terms: readonly string[]): void => void writeItem("local", KEY, JSON.stringify(terms));

export const remember = (term: string): void => write(withRecent(read(), term));

interface RecentSearchesProps extends Pick<LiveSearchProps, "input" | "panel" | "say"> {
  isShown: boolean;
  onChoose: (term: string) => void;
}

/** What this browser has searched for, in the panel of an empty field. */
export const RecentSearches = ({ input, panel, say, isShown, onChoose }: RecentSearchesProps) => {
  const [terms, setTerms] = useState(read);
  const slot = useSlot(panel, "beforeend", "div");
  useEffect(() => {
    if (isShown) setTerms(read());
  }, [isShown]);

  const forget = (term: string) => {
    const left = withoutRecent(read(), term);
    write(left);
    setTerms(left);
    input.focus();
  };

  if (!isShown || terms.length === 0) return null;
  return createPortal(
    <ul className="sw-recent-searches" aria-label={say("recentSearches")}>
      {terms.map((term) => (
        <li key={term}>
          <button type="button" aria-label={say("searchAgain", { term })} onClick={() => onChoose(term)}>
            {term}
          </button>
          <button type="button" aria-label={say("forgetSearch", { term })} onClick={() => forget(term)}>
            &times;
          </button>
        </li>
      ))}
    </ul>,
    slot,
  );
};
