import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { COMPOSING } from "#src/dom/composing.ts";
import { stepAside } from "#src/dom/page-builder/builder-ownership.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { useUid } from "#src/ui/use-uid.ts";
import type { LiveSearchProps } from "./contract.ts";
import { createResultList, type ResultList } from "./result-options.tsx";
import { createSearchStore, type Results } from "./search-store.ts";
import { useCombobox } from "./use-combobox.ts";
import { useDisplay } from "./use-display.ts";

const BUTTON = ".de-advanced-search-button";
const NOTHING: ResultList = { nodes: [], listbox: null, options: [] };

interface SearchProps extends LiveSearchProps {
  /** Called with true when another script shows results in the same place. */
  onTaken: (isTaken: boolean) => void;
}

const useFound = (props: SearchProps) => {
  const { host, input, panel, categoryNow, onTaken } = props;
  const uid = useUid();
  const [isLoading, setLoading] = useState(false);
  const [found, setFound] = useState(NOTHING);
  const [store] = useState(() => {
    const onResults = ({ term, html }: Results) =>
      setFound(html ? createResultList(html, { ...props, term, uid }) : NOTHING);
    return createSearchStore({ ...props, onLoading: setLoading, onResults });
  });
  const search = () => store.search(input.value, categoryNow());
  useLayoutEffect(() => store.cancel, [store]);
  // A script may have changed the field, which fires no event.
  useHostEvent(host, "focusin", ({ target }) => {
    if (target === input && found.term && found.term !== input.value.trim()) search();
  });
  const examples = useRef<ChildNode[]>([]);
  useLayoutEffect(() => {
    // The plugin can print examples of results, which are no answer to anything typed.
    examples.current = [...panel.childNodes];
    panel.replaceChildren();
  }, [panel]);
  useLayoutEffect(() => {
    if (panel.querySelector(":scope > .de-search-results")) onTaken(stepAside("Another live search"));
    panel.prepend(...found.nodes);
    return () => {
      for (const node of found.nodes) node.remove();
    };
  }, [panel, found, onTaken]);
  useLayoutEffect(
    () => () => {
      // The last undo: where another search has taken over, its results stay.
      if (!panel.hasChildNodes()) panel.append(...examples.current);
    },
    [panel],
  );
  return [found, search, isLoading] as const;
};

/** Only shops with recent searches load their code. */
const useRecentSearches = (isWanted: boolean) => {
  const [recent, setRecent] = useState<typeof import("./recent-searches.tsx")>();
  useEffect(() => {
    // If that code does not load, the search works without it.
    if (isWanted) import("./recent-searches.tsx").then(setRecent, () => {});
  }, [isWanted]);
  return recent?.RecentSearches;
};

const Search = (props: SearchProps) => {
  const { host, input, panel, spinner, form } = props;
  const [found, search, isLoading] = useFound(props);
  const { isOpen, setOpen, listbox, active, setWalkedTo, walk } = useCombobox(props, found);
  const RecentSearches = useRecentSearches(props.keepsRecent);

  const searchNow = () => {
    setWalkedTo(undefined);
    search();
  };
  const showAll = () => location.assign(props.urlOf(input.value));
  const choose = () => (active ? active.click() : showAll());
  const leave = () => {
    input.focus();
    setOpen(false);
    if (listbox) return;
    input.value = "";
    searchNow();
  };

  /** False for a key that is left to the browser. */
  const answer = (key: string, isInPanel: boolean): boolean => {
    // With a form and no active option, the browser submits the form.
    if (key === "Enter" && !isInPanel && (active || !form)) choose();
    // With nothing to close or clear, Escape is for the elements around the search.
    else if (key === "Escape" && (isInPanel || isOpen || input.value)) leave();
    else return false;
    return true;
  };

  useHostState(host, isLoading ? "loading" : listbox ? "open" : "closed");
  useDisplay(spinner, isLoading);
  useHostEvent(host, "keydown", (event) => {
    const { key, target, keyCode } = event;
    // The focus may be on a button in the panel, or on a result that was pressed before Back.
    const isInPanel = panel.contains(target);
    if (!isInPanel && (target !== input || keyCode === COMPOSING || walk(event))) return;
    if (answer(key, isInPanel)) event.preventDefault();
  });
  useHostEvent(host, "input", ({ target }) => {
    if (target !== input) return;
    setOpen(true);
    searchNow();
  });
  useHostEvent(host, "change", ({ target }) => target !== input && searchNow());
  useHostEvent(host, "click", ({ target }) => {
    if (target === input) setOpen(true);
    if (!form && target.closest(BUTTON)) showAll();
  });

  const status = (
    // `screen-reader-text` is WordPress's class, whose styles a page may lack; the other class is the plugin's.
    <span role="status" className="screen-reader-text de-visually-hidden">
      {/* Typing after Escape shows the older results again, which are not announced. The key removes an old message even
          when a translator has replaced its text node. */}
      {isOpen && !isLoading && found.term === input.value.trim() && <span key={found.summary}>{found.summary}</span>}
    </span>
  );
  return (
    <>
      {createPortal(status, useSlot(host, "beforeend"))}
      {RecentSearches && <RecentSearches {...props} isOpen={isOpen} search={searchNow} />}
    </>
  );
};

/** The plugin's own script may turn out to be on the page. Only one of the two may search for a term. */
export const LiveSearch = (props: LiveSearchProps) => {
  const { host, panel } = props;
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    if (host.dataset.widget) void import("./theme-style.tsx");
  }, [host]);
  useLayoutEffect(() => {
    // The panel now holds the other script's results.
    if (isTaken) panel.style.display = "block";
  }, [isTaken, panel]);
  return isTaken ? null : <Search {...props} onTaken={setTaken} />;
};
